### A table on a server: what happened there besides the moves, and why something was not done.

## How things stand, and what happened. Headlines and lines of a history: no full stop.

table-waiting = En attente de l’autre joueur

table-joined = { $who ->
    [you] Tu as rejoint la partie
   *[other] { $who } a rejoint la partie
}
table-offers-draw = { $who ->
    [you] Tu proposes nulle
   *[other] { $who } propose nulle
}
table-offers-undo = { $who ->
    [you] Tu demandes à annuler le dernier coup
   *[other] { $who } demande à annuler le dernier coup
}
table-offers-rematch = { $who ->
    [you] Tu veux rejouer
   *[other] { $who } veut rejouer
}
table-declined = { $who ->
    [you] Tu as refusé
   *[other] { $who } a refusé
}
table-took-back = { $who ->
    [you] Tu as annulé le dernier coup
   *[other] { $who } a annulé le dernier coup
}
table-helped = { $who ->
    [you] Tu as demandé de l’aide au coach
   *[other] { $who } a demandé de l’aide au coach
}
table-goes-on = Partie suivante, camps inversés
table-lost-to = Tu as perdu contre le niveau { $level }. Revanche ?
table-lost = Tu as perdu contre l’ordinateur. Revanche ?

## Why something was not done: sentences.

table-not-begun = L’autre place est encore libre.
table-stale = La partie a changé entre-temps ; regarde encore.
table-undo-by-rules = Dans ce mode, le jeu te demande après chaque coup si tu veux l’annuler.
table-nothing-back = Rien à annuler.
table-no-draws = L’ordinateur n’accepte pas la nulle.
table-no-rematch = Pas de revanche pour le moment.
table-not-offered = Cette offre n’existe pas.
table-already = Tu as déjà demandé ; l’adversaire n’a pas encore répondu.
table-enough = Cette partie a duré trop longtemps.
table-spectator = Tu regardes la partie ; seuls les joueurs peuvent faire ça.
table-not-your-seat = Cette place est à quelqu’un d’autre.
table-malformed = Je n’ai pas compris.
table-too-fast = Trop vite ; attends un instant.
table-unavailable = Impossible d’enregistrer ; réessaie dans un instant.

## Why a request was not granted: sentences.

table-no-such-game = Cette partie n’existe pas ; elle a peut-être expiré.
table-seat-taken = Les deux places sont prises ; tu peux regarder.
table-foreign = Cette page appartient à un autre site.
table-too-many-games = Trop de parties ont été ouvertes d’ici ; attends un peu.
table-busy = Le coach est occupé ; réessaie dans un instant.
table-wrong-host = Ce serveur ne répond pas à ce nom.
table-failed = Quelque chose a échoué ici ; réessaie dans un instant.
table-nothing-here = Il n’y a rien ici.
table-too-large = La requête est trop grande.
table-method = Cette adresse s’utilise avec une autre méthode.
table-picture = L’image ne peut pas être dessinée.
table-clock = Un chrono peut donner d’une seconde à un mois.
table-token = Un token a 32 chiffres hexadécimaux.
table-bad-body = Je ne peux pas lire ce qui a été envoyé : { $why }.
table-bad-parameters = Je ne peux pas lire cette adresse : une valeur après le « ? » est fausse, ou répétée.
table-web-socket = Cette adresse est pour les WebSockets.
table-bad-rules = Ces règles ne marchent pas : { $why }.
table-unknown-rule = Il n’y a pas de règle « { $word } ». Utilise des mots comme { $examples }.
table-bad-moves = Ces coups ne marchent pas : { $why }.
table-bad-value = Cette valeur ne marche pas : { $why }.
table-too-long = Ces règles et ces coups sont trop longs.
table-no-answer = Le coach ne peut pas répondre : { $why }.

## Analysis and puzzles

table-outlook = Résultat prévu : { $outlook }.
table-best = { $count ->
    [one] Le mieux : colonne { $columns }.
   *[other] Le mieux : colonnes { $columns }.
}
table-sees-win = une victoire en vue
table-sees-loss = une défaite en vue
table-looks-good = semble bon
table-looks-bad = semble mauvais
table-looks-even = semble égal
