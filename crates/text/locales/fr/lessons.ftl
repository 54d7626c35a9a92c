### The lessons. The files of crates/engine/data/lessons name these messages: lesson-NAME is the title, lesson-NAME-1 explains the
### first position and says what to do, lesson-NAME-1-done is said when it is done. What they state is proved by a test.

lesson-drop = Poser et aligner
lesson-drop-1 = Un jeton tombe dans la case libre la plus basse de sa colonne. Aligne quatre de tes jetons et tu gagnes. Commence au milieu : joue la colonne 4.
lesson-drop-1-done = Bien. C’est par la colonne du milieu que passent le plus de lignes de quatre.
lesson-drop-2 = Tu es Rouge (x). Tu as trois jetons alignés tout en bas. Ajoute le quatrième.
lesson-drop-2-done = Quatre côte à côte : tu gagnes.
lesson-drop-3 = Une ligne de quatre peut aussi être verticale. Trouve-la.
lesson-drop-3-done = Quatre l’un sur l’autre : tu gagnes.
lesson-drop-4 = Tu es Jaune (o). Une ligne de quatre peut aussi être en diagonale. Ajoute le jeton qui manque.
lesson-drop-4-done = Quatre en diagonale. Les diagonales sont les lignes les plus difficiles à voir : cherche-les en premier.

lesson-block = Contrer l’adversaire
lesson-block-1 = Tu es Jaune. Rouge a trois jetons alignés et gagne au prochain coup si tu le laisses faire. Empêche-le.
lesson-block-1-done = Tu tiens maintenant les deux bouts : Rouge ne peut plus gagner ici.
lesson-block-2 = Rouge empile trois jetons. Arrête-le.
lesson-block-2-done = Un seul jeton au-dessus des trois suffit.
lesson-block-3 = Trois jetons avec un trou au milieu sont tout aussi dangereux. Bouche le trou.
lesson-block-3-done = Avant chaque coup, demande-toi : que va jouer l’adversaire ?

lesson-diagonals = Voir les diagonales
lesson-diagonals-1 = Tu es Jaune. Trois de tes jetons sont sur une diagonale. Où est la quatrième case, et un jeton peut-il y tomber ?
lesson-diagonals-1-done = La colonne était juste assez haute. C’est ce qui rend les diagonales difficiles à voir.
lesson-diagonals-2 = Tu es Rouge. Jaune est sur le point de gagner en diagonale. Empêche-le.
lesson-diagonals-2-done = La quatrième case était tout en bas, loin des trois autres.
lesson-diagonals-3 = Tu es de nouveau Jaune. Gagne.
lesson-diagonals-3-done = Suis chaque diagonale du doigt, jusqu’à ce que ça devienne une habitude.

lesson-cell-above = La case du dessus
lesson-cell-above-1 = Chaque jeton que tu poses permet à l’adversaire de jouer par-dessus. La case marquée fait gagner Rouge. Joue n’importe où, sauf juste en dessous.
lesson-cell-above-1-done = Oui. Un jeton en colonne 3 aurait offert la case marquée à Rouge.
lesson-cell-above-2 = Une seule colonne est sûre. Dans les autres, Rouge gagne juste au-dessus de ton jeton.
lesson-cell-above-2-done = Regarde une case plus haut avant de jouer.

lesson-double-threat = Deux menaces à la fois
lesson-double-threat-1 = Tu es Jaune. Deux jetons côte à côte, avec de la place des deux côtés. Alignes-en trois, avec les deux bouts libres.
lesson-double-threat-1-done = Deux cases gagnent, et Rouge ne peut en prendre qu’une.
lesson-double-threat-2 = Encore une fois. Ajoute un jeton du côté qui laisse les deux bouts libres.
lesson-double-threat-2-done = Cherche ce piège dès tes cinq premiers coups.
lesson-double-threat-3 = Maintenant, c’est Rouge qui a deux jetons côte à côte. Ne laisse pas Rouge en aligner trois avec les bouts libres.
lesson-double-threat-3-done = Il faut contrer dès deux jetons. Trois jetons avec les deux bouts libres, c’est imparable.

lesson-stacked = Menaces superposées
lesson-stacked-1 = Tu es Jaune. Crée une menace dans une colonne où la case du dessus te fait gagner aussi.
lesson-stacked-1-done = Rouge doit prendre la case du bas. Alors tu prends celle du haut.
lesson-stacked-2 = Tu es Rouge. Même idée : la menace, et la case du dessus.
lesson-stacked-2-done = Deux cases gagnantes l’une sur l’autre, c’est imparable.

lesson-forced-line = Menace après menace
lesson-forced-line-1 = Quand tu menaces de gagner, l’adversaire n’a qu’une réponse. Profites-en : gagne en 3 coups.
lesson-forced-line-1-done = Chaque réponse était forcée : tu savais donc ce qui allait suivre.
lesson-forced-line-2 = Encore : une menace, une réponse que tu connais, puis deux menaces à la fois.
lesson-forced-line-2-done = Compte tes menaces avant de t’en servir. Une menace contrée est perdue.
lesson-forced-line-3 = Une dernière. Attention à la menace que tu joues en premier.
lesson-forced-line-3-done = L’ordre compte. Essaie les deux dans ta tête.

lesson-look-ahead = Voir venir
lesson-look-ahead-1 = Tu es Rouge. Jaune ne menace pas de gagner tout de suite, mais dans deux coups. Une seule colonne l’en empêche.
lesson-look-ahead-1-done = Prends la case que Jaune veut.
lesson-look-ahead-2 = Pareil : tous les coups sauf un perdent bientôt.
lesson-look-ahead-2-done = Pour chacun de tes coups, demande-toi : l’adversaire peut-il maintenant créer deux menaces ?

lesson-odd-even = Rangées paires et impaires
lesson-odd-even-1 = Compte les rangées à partir du bas. Rouge gagne dans la case marquée, en rangée 3. Personne ne veut jouer juste en dessous. Il reste quatre autres cases libres. Jaune, Rouge, Jaune et Rouge les remplissent. Alors Jaune doit jouer sous la case marquée.
lesson-odd-even-1-done = À la fin, le premier joueur obtient les rangées impaires.
lesson-odd-even-2 = Tu es Rouge. La case marquée en rangée 3 est à toi, si tu ne joues pas en dessous. Joue ailleurs et attends.
lesson-odd-even-2-done = Tu as attendu, et Jaune a dû y aller.
lesson-odd-even-3 = Maintenant, c’est Jaune qui a une case gagnante, en rangée 4. Il reste quatre autres cases libres. Rouge, Jaune, Rouge et Jaune les remplissent. Alors Rouge doit jouer en dessous. Le second joueur obtient les rangées paires.
lesson-odd-even-3-done = Donc : premier joueur, crée des cases gagnantes en rangées impaires. Second joueur, en rangées paires.

lesson-zugzwang = Devoir jouer
lesson-zugzwang-1 = Tu es Jaune. Ta case gagnante est tout en haut. Remplis les autres colonnes jusqu’à ce que Rouge n’ait plus le choix. Ça s’appelle le zugzwang.
lesson-zugzwang-1-done = Rouge a dû jouer sous ta case.
lesson-zugzwang-2 = Tu es Rouge. Un coup ne menace rien, mais chaque réponse de Jaune perd. Trouve-le.
lesson-zugzwang-2-done = Tu n’as rien menacé, mais Jaune devait jouer.

lesson-follow-up = Répondre au-dessus
lesson-follow-up-1 = Tu es Jaune. Laisse un nombre pair de cases libres dans chaque colonne. À partir de là, réponds à chaque jeton par un jeton juste au-dessus. Ainsi, tu obtiens toutes les rangées paires.
lesson-follow-up-1-done = Pas besoin de réfléchir : le plan suffit pour gagner.
lesson-follow-up-2 = Ici, le même plan ne gagne pas, mais il ne perd jamais.
lesson-follow-up-2-done = Le plan marche quand chaque colonne a un nombre pair de cases libres et que c’est à l’adversaire de jouer.

lesson-save-draw = Sauver la nulle
lesson-save-draw-1 = Tu es Rouge. Toutes les colonnes perdent, sauf une. Tiens la nulle jusqu’à ce que plus personne ne puisse faire une ligne de quatre.
lesson-save-draw-1-done = Une nulle dans une mauvaise position, c’est une demi-victoire.
lesson-save-draw-2 = Encore une fois.
lesson-save-draw-2-done = Bien tenu.

lesson-opening = L’ouverture
lesson-opening-1 = Avec un jeu parfait, le premier joueur gagne, mais seulement en commençant au milieu. Juste à côté, c’est nulle, et plus loin, on perd. Joue le meilleur premier coup.
lesson-opening-1-done = La victoire n’arrive qu’au jeton 41 sur 42. D’ici là, beaucoup de choses peuvent mal tourner.
lesson-opening-2 = Tu es Jaune. Rouge a pris le milieu et gagne avec un jeu parfait. Complique-lui la tâche : prends la case suivante de la colonne du milieu.
lesson-opening-2-done = De toutes les réponses, c’est celle qui tient le plus longtemps.
lesson-opening-3 = Tu es Rouge. Une seule colonne garde la victoire.
lesson-opening-3-done = Encore le milieu. Toutes les autres colonnes perdent.
lesson-opening-4 = Rouge a commencé en colonne 2 : maintenant, toi, Jaune, tu peux gagner. Seule la colonne 3 y mène.
lesson-opening-4-done = Commencer sur le côté, c’est offrir la victoire.

## four learn

lessons-title = Leçons
lesson-finished = Leçon finie : { $title }
lesson-next-is = Ensuite : four learn { $name }
lesson-unknown = il n’y a pas de leçon « { $name } » : choisis parmi { $names }
lesson-step = { $title } · { $number }/{ $count }
lesson-enter = Enter : continuer, q : quitter{" "}
lesson-suggested = conseillée
lesson-done-mark = finie
learn-no-mistakes = Aucune erreur de { $side } à revoir. Bien joué.
learn-moment = Coup { $number } : tu as joué la colonne { $column } ({ $grade }).
learn-overlooked = Pas vu : { $what }
learn-finished = { $count ->
    [one] C’était ton erreur dans cette partie.
   *[other] C’étaient tes { $count } erreurs dans cette partie.
}
learn-often = Tu rates souvent : { $what }
learn-profile = Tu rates souvent ceci : { $what }. Essaie cette leçon : four learn { $name }

## Kinds of things that players overlook

oversight-upright = les lignes verticales
oversight-level = les lignes horizontales
oversight-diagonal = les diagonales
oversight-cell-above = la case du dessus
oversight-double-threat = deux menaces à la fois
oversight-forced-line = menace après menace
oversight-zugzwang = le zugzwang
oversight-opening = l’ouverture
oversight-plan = les rangées paires et impaires
