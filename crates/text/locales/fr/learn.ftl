### The pages for learning: review, lessons, puzzles, analysis. The messages study-… are for their scripts, as in script.ftl.

page-review-of = Bilan : { $first } contre { $second }
page-review-about = Ce qui était bien, ce qui l’était moins, et que jouer la prochaine fois.
page-review-game = Bilan de la partie
page-course = Le fil de la partie
page-course-about = En haut : bon pour Rouge. En bas : bon pour Jaune.
page-learn-mistakes = Apprendre des erreurs
page-to-game = Retour à la partie
page-daily-about = Un problème par jour, le même pour tout le monde.
page-learn = Cours
page-themes = Problèmes par thème
page-glossary = Les mots du coach
page-learn-about = Leçons et problèmes : de ton premier jeton au zugzwang.
page-steps = Étapes de la leçon
page-next-lesson = Leçon suivante :
page-all-lessons = Les leçons
page-go-on = Continuer
page-legal-part = Voici les coups d’avant.
page-scores-words = Chaque colonne en mots

## Help in a game against the computer

page-ask-coach = Demander au coach
page-hint = Indice
page-show-threats = Menaces des deux camps
page-helped = { $name } s’est fait aider dans cette partie.

## What the scripts say

study-more = Plus
study-show = Montrer sur la grille
study-progress = Examen des coups : { $number } sur { $count }
study-percent = { $percent } %
study-start = Le début de la partie. Fais défiler les coups.
study-move = Coup { $number }, colonne { $column } : { $grade }
study-turning-points = Tournants :
study-no-mistakes = Aucune erreur ici. Bien joué !
study-mistake-of = Erreur { $number } sur { $count }
study-to-review = Retour au bilan
study-next-mistake = Erreur suivante
study-lesson-about = Leçon : { $title }
study-next-move = Coup suivant
study-find-it = À toi de jouer
study-read = Lis, puis continue.
study-streak = Série : { $count }. Ta cote : { $rating }.
study-rated = Ta cote : { $before } → { $rating }
study-days = Jours de suite : { $count }
study-lessons-done = { $count } sur { $all } finies
study-your-rating = Ta cote : { $rating }
study-guesses = ✓ gagne, ✗ perd, ▲ semble bon, ▼ semble mauvais, ≈ égal, pour le camp qui doit jouer. ▲, ▼ et ≈ sont des estimations.

## Words of the coach: each with the forms that are found in sentences, and what it means.

study-word-threat = Menace
study-term-threat = menace|menaces
study-about-threat = Trois de tes jetons alignés, et la quatrième case est libre. Si un jeton peut y tomber maintenant, l’adversaire doit t’en empêcher.
study-word-winning-cell = Case gagnante
study-term-winning-cell = case gagnante|cases gagnantes
study-about-winning-cell = Une case libre qui complète tes quatre. Souvent, un jeton ne peut pas encore y tomber, car les cases en dessous sont libres.
study-word-two-threats = Deux menaces à la fois
study-term-two-threats = deux menaces|deux menaces à la fois|double menace
study-about-two-threats = Tu peux gagner à deux endroits. L’adversaire ne peut en défendre qu’un.
study-word-zugzwang = Zugzwang
study-term-zugzwang = zugzwang
study-about-zugzwang = Il faut jouer, mais chaque coup aide l’adversaire. Personne ne peut passer son tour. Donc, à la fin, quelqu’un doit jouer juste sous la case gagnante de l’adversaire.
study-word-odd-rows = Rangées paires et impaires
study-term-odd-rows = rangées impaires|menace impaire|rangées paires|menace paire
study-about-odd-rows = Compte les rangées à partir du bas : 1, 3 et 5 sont impaires, 2, 4 et 6 sont paires. Quand la grille se remplit, le premier joueur obtient les cases impaires et le second les cases paires.
study-word-quiet-move = Coup tranquille
study-term-quiet-move = coup tranquille|coup d’attente
study-about-quiet-move = Un coup qui ne menace rien. Il attend, pour que l’adversaire finisse par céder quelque chose.
study-word-on-top = Répondre au-dessus
study-term-on-top = répondant toujours au-dessus|répondre au-dessus
study-about-on-top = Tu joues toujours la case juste au-dessus du dernier jeton adverse. Ainsi, tu obtiens toutes les rangées paires.
study-word-diagonal = Diagonale
study-term-diagonal = diagonale|diagonales
study-about-diagonal = Une ligne qui monte ou descend d’une case à chaque colonne. Les diagonales sont les lignes que l’on oublie le plus facilement.
