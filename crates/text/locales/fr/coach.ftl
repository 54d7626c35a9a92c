### What the coach says. $me and $other are the player who moves and the opponent. $subject is the move that a sentence is about:
### one of the messages move-…. A sentence that can be a headline has at most 12 words.

## Grades of moves, as a note.

grade-best = meilleur coup
grade-fine = bon coup
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-open = issue incertaine, d’après ce que je vois
outlook-draw = nulle si chacun joue au mieux
outlook-win = { $side ->
    [you] tu gagnes au coup { $number }
   *[other] { $side } gagne au coup { $number }
}
outlook-loss = { $side ->
    [you] tu perds au coup { $number }
   *[other] { $side } perd au coup { $number }
}
say-outlook-open = Issue incertaine, d’après ce que je vois.
say-outlook-draw = Nulle si chacun joue au mieux.
say-outlook-win = { $side ->
    [you] Tu gagnes au coup { $number }.
   *[other] { $side } gagne au coup { $number }.
}
say-outlook-loss = { $side ->
    [you] Tu perds au coup { $number }.
   *[other] { $side } perd au coup { $number }.
}

## The move that a claim is about: the beginning of a sentence.

move-it = Ce coup
move-column = La colonne { $column }
move-reply = { $side ->
    [you] Ta réponse en colonne { $column }
   *[other] La réponse de { $side } en colonne { $column }
}
move-reply-after = { $side ->
    [you] Après la colonne { $column }, ta réponse en colonne { $reply }
   *[other] Après la colonne { $column }, la réponse de { $side } en colonne { $reply }
}

## People, cells and columns inside a sentence.

person = { $side ->
    [you] toi
   *[other] { $side }
}
person-whose = { $side ->
    [you] toi
   *[other] de { $side }
}
cell-place = rangée { $row } de la colonne { $column }
columns-and = { $before } et { $column }
columns-or = { $before } ou { $column }
line-kind = { $direction ->
    [across] une ligne horizontale
    [up] une ligne verticale
   *[diagonal] une diagonale
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim. $me and $other are the message person,
## $whose is the message person-whose; the first letter of a sentence becomes a capital.

claim-wins = { $subject } complète { $line } et gagne.
claim-stops = { $other ->
    [toi] { $subject } t’empêche de gagner en colonne { $column }.
   *[other] { $subject } empêche { $other } de gagner en colonne { $column }.
}
claim-stops-one = { $me ->
    [toi] Tu ne peux contrer qu’une menace ; l’autre est en colonne { $column }.
   *[other] { $me } ne peut contrer qu’une menace ; l’autre est en colonne { $column }.
}
claim-stops-lower = { $me ->
    [toi] Tu ne peux contrer qu’une menace ; l’autre est juste au-dessus.
   *[other] { $me } ne peut contrer qu’une menace ; l’autre est juste au-dessus.
}
claim-misses-win = La colonne { $column } gagnait tout de suite : elle complétait { $line }.
claim-gives-above = { $other ->
    [toi] { $subject } te laisse gagner juste au-dessus.
   *[other] { $subject } laisse { $other } gagner juste au-dessus.
}
claim-gives-above-more = Le jeton posé au-dessus complète { $line }.
claim-leaves-open = { $other ->
    [toi] { $subject } te laisse gagner en colonne { $column }.
   *[other] { $subject } laisse { $other } gagner en colonne { $column }.
}
claim-leaves-open-more = La menace était déjà là : un jeton dans cette colonne complète { $line }.
claim-two-threats = { $subject } crée deux menaces à la fois.
claim-two-threats-more = { $me ->
    [toi] Tu peux gagner en colonne { $columns }, et { $other } ne peut en contrer qu’une.
   *[other] { $other ->
        [toi] { $me } peut gagner en colonne { $columns }, et tu ne peux en contrer qu’une.
       *[other] { $me } peut gagner en colonne { $columns }, et { $other } ne peut en contrer qu’une.
    }
}
claim-two-threats-stacked = Elles sont l’une au-dessus de l’autre en colonne { $column } : si celle du bas est contrée, celle du haut gagne.
claim-stacked = { $subject } superpose deux cases gagnantes en colonne { $column }.
claim-stacked-more = Elles sont dans les rangées { $lower } et { $upper } : si celle du bas est prise, celle du haut gagne.
claim-threatens = { $subject } menace de gagner en colonne { $column }.
claim-threatens-up = { $other ->
    [toi] { $subject } empile { $discs } jetons ; tu dois répondre au-dessus.
   *[other] { $subject } empile { $discs } jetons ; { $other } doit répondre au-dessus.
}
claim-threatens-also = { $count ->
    [one] { $subject } menace la colonne { $column } et crée une case gagnante en colonne { $columns }.
   *[other] { $subject } menace la colonne { $column } ; autres cases gagnantes : colonnes { $columns }.
}
claim-makes-threat = { $subject } crée une case gagnante en colonne { $column }.
claim-makes-threat-more = Elle est en rangée { $row } ; la case juste en dessous est encore libre.
claim-makes-threats = { $count ->
    [one] { $subject } crée des cases gagnantes en colonne { $columns }.
   *[other] { $subject } crée des cases gagnantes dans les colonnes { $columns }.
}
claim-makes-threats-many = { $subject } crée { $count } cases gagnantes.
claim-makes-threats-columns = Elles sont dans les colonnes { $columns }.
claim-makes-threats-row = Elles sont en rangée { $row }.
claim-forces = { $subject } force chaque réponse et gagne.
claim-forces-more = La suite gagnante : { $steps }.
claim-prevents = { $whose ->
    [toi] { $subject } arrête ton attaque en colonne { $column }.
   *[other] { $subject } arrête l’attaque { $whose } en colonne { $column }.
}
claim-prevents-takes = { $whose ->
    [toi] { $subject } prend une case clé de ton attaque : { $place }.
   *[other] { $subject } prend une case clé de l’attaque { $whose } : { $place }.
}
claim-prevents-more = Sinon, cette suite gagne : { $steps }.
claim-prepares = { $subject } prépare une attaque en colonne { $column }.
claim-prepares-more = Si personne ne l’arrête, cette suite gagne : { $steps }.
claim-wastes = { $subject } gâche la case gagnante du dessus.
claim-wastes-more = { $other ->
    [toi] Tu peux maintenant la prendre, et { $line } est perdue.
   *[other] { $other } peut maintenant la prendre, et { $line } est perdue.
}
forced-step = { $side } colonne { $column }
claim-follow-up-wins = { $side ->
    [toi] Tu peux gagner en répondant toujours au-dessus.
   *[other] { $side } peut gagner en répondant toujours au-dessus.
}
claim-follow-up-holds = { $side ->
    [toi] Tu peux tenir la nulle en répondant toujours au-dessus.
   *[other] { $side } peut tenir la nulle en répondant toujours au-dessus.
}
claim-follow-up-more = { $other ->
    [toi] Chaque colonne a un nombre pair de cases libres : il y a toujours de la place au-dessus, et il ne te reste aucune ligne.
   *[other] Chaque colonne a un nombre pair de cases libres : il y a toujours de la place au-dessus, et il ne reste aucune ligne à { $other }.
}
claim-decides = { $whose ->
    [toi] Ta case gagnante, { $place }, décide de la partie.
   *[other] La case gagnante { $whose }, { $place }, décide de la partie.
}
claim-decides-only = { $whose ->
    [toi] Ta seule case gagnante, { $place }, décide de la partie.
   *[other] La seule case gagnante { $whose }, { $place }, décide de la partie.
}
claim-decides-chance = Pour { $winner }, tout se joue en { $place }.
claim-decides-together = Pour { $winner }, tout se joue sur des cases des colonnes { $columns }.
claim-decides-stack = Pour { $winner }, tout se joue sur des cases de la colonne { $columns }.
claim-line-across = Sa ligne est la rangée { $row }, colonnes { $first } à { $last }.
claim-line-up = Sa ligne est verticale, en colonne { $column }.
claim-line-diagonal = Sa ligne est la diagonale qui va de la { $from } à la { $to }.
claim-without-draw = { $count ->
    [one] Sans cette case, la partie serait nulle.
   *[other] Sans ces cases, la partie serait nulle.
}
claim-without-win = { $count ->
    [one] { $side ->
        [toi] Sans cette case, tu gagnerais.
       *[other] Sans cette case, { $side } gagnerait.
    }
   *[other] { $side ->
        [toi] Sans ces cases, tu gagnerais.
       *[other] Sans ces cases, { $side } gagnerait.
    }
}
claim-zugzwang = { $loser ->
    [toi] Une fois les autres colonnes pleines, tu dois jouer sous la { $place }.
   *[other] Une fois les autres colonnes pleines, { $loser } doit jouer sous la { $place }.
}
claim-zugzwang-odd = C’est le zugzwang : à la fin, le premier joueur obtient les rangées impaires.
claim-zugzwang-even = C’est le zugzwang : à la fin, le second joueur obtient les rangées paires.
claim-runs-out = { $loser ->
    [toi] Il ne te reste aucun coup sûr.
   *[other] Il ne reste aucun coup sûr à { $loser }.
}
claim-runs-out-more = { $winner ->
    [toi] Chaque coup te laisse gagner, en colonne { $columns }.
   *[other] Chaque coup laisse { $winner } gagner, en colonne { $columns }.
}
claim-holds = { $whose ->
    [toi] La nulle tient à ta case gagnante, { $place }.
   *[other] La nulle tient à la case gagnante { $whose }, { $place }.
}
claim-has-threat = { $whose ->
    [toi] Ta case gagnante est en { $place }.
   *[other] La case gagnante { $whose } est en { $place }.
}
claim-has-threats = { $count ->
    [one] { $whose ->
        [toi] Tes cases gagnantes sont en colonne { $columns }.
       *[other] Les cases gagnantes { $whose } sont en colonne { $columns }.
    }
   *[other] { $whose ->
        [toi] Tes cases gagnantes sont dans les colonnes { $columns }.
       *[other] Les cases gagnantes { $whose } sont dans les colonnes { $columns }.
    }
}
claim-avoid = { $count ->
    [one] { $side ->
        [toi] Tu dois alors éviter la colonne { $columns }.
       *[other] { $side } doit alors éviter la colonne { $columns }.
    }
   *[other] { $side ->
        [toi] Tu dois alors éviter les colonnes { $columns }.
       *[other] { $side } doit alors éviter les colonnes { $columns }.
    }
}
claim-avoid-more = { $other ->
    [you] Tu gagnerais juste au-dessus. L’adversaire doit attendre que tu y joues d’abord, puis prendre la case du dessus.
   *[other] { $other } gagnerait juste au-dessus. Mieux vaut attendre que { $other } y joue d’abord, puis prendre la case du dessus.
}
claim-avoid-more-other = { $winner ->
    [toi] Tu gagnerais juste au-dessus, mais attends : si tu y joues d’abord, { $side } prend la case du dessus.
   *[other] { $side ->
        [toi] { $winner } gagnerait juste au-dessus, mais doit attendre : y jouer d’abord te laisse prendre la case du dessus.
       *[other] { $winner } gagnerait juste au-dessus, mais doit attendre : y jouer d’abord laisse { $side } prendre la case du dessus.
    }
}
claim-no-line-left = { $side ->
    [toi] Tu ne peux plus faire de ligne.
   *[other] { $side } ne peut plus faire de ligne.
}
claim-no-line-left-both = Aucun camp ne peut plus faire de ligne.
claim-only-move-wins = Seule la colonne { $column } gagne ; toutes les autres perdent.
claim-only-move-wins-mixed = Seule la colonne { $column } gagne ; les autres donnent la nulle ou perdent.
claim-only-move-wins-drawn = Seule la colonne { $column } gagne ; les autres ne donnent que la nulle.
claim-only-move-draws = Seule la colonne { $column } tient la nulle ; toutes les autres perdent.
claim-last-column-draw = Il ne reste que la colonne { $column } ; la partie sera nulle.
claim-last-column-wins = { $winner ->
    [toi] Il ne reste que la colonne { $column } ; tu gagneras au coup { $number }.
   *[other] Il ne reste que la colonne { $column } ; { $winner } gagnera au coup { $number }.
}
claim-worse-draw = { $count ->
    [one] La colonne { $columns } ne donne que la nulle.
   *[other] Les colonnes { $columns } ne donnent que la nulle.
}
claim-worse-lose = { $count ->
    [one] La colonne { $columns } perd.
   *[other] Les colonnes { $columns } perdent.
}
claim-one-answer = Seule la réponse en colonne { $column } réfute ce coup.
claim-lasts-longest = Face au jeu parfait, tout perd ; ce coup tient jusqu’au coup { $number }.
claim-lost-since = L’erreur a eu lieu plus tôt : au coup { $number }.
claim-builds-across = { $subject } vise la rangée { $row }, colonnes { $first } à { $last }.
claim-builds-up = { $subject } empile { $discs } jetons en colonne { $column }.
claim-builds-diagonal = { $way ->
    [up] { $subject } vise une diagonale qui monte jusqu’à la { $place }.
    [down] { $subject } vise une diagonale qui descend jusqu’à la { $place }.
   *[through] { $subject } vise une diagonale qui passe par la { $place }.
}
claim-spoils-across = { $count ->
    [one] { $whose ->
        [toi] { $subject } coupe ta ligne en rangée { $row }.
       *[other] { $subject } coupe la ligne { $whose } en rangée { $row }.
    }
   *[other] { $whose ->
        [toi] { $subject } coupe { $count } de tes lignes en rangée { $row }.
       *[other] { $subject } coupe { $count } lignes { $whose } en rangée { $row }.
    }
}
claim-spoils-up = { $discs ->
    [one] { $whose ->
        [toi] { $subject } bloque par le haut ton jeton en colonne { $column }.
       *[other] { $subject } bloque par le haut le jeton { $whose } en colonne { $column }.
    }
   *[other] { $whose ->
        [toi] { $subject } bloque par le haut ta pile de { $discs } jetons.
       *[other] { $subject } bloque par le haut la pile de { $discs } jetons { $whose }.
    }
}
claim-spoils-diagonal = { $whose ->
    [toi] { $subject } coupe ta diagonale qui passe par la { $place }.
   *[other] { $subject } coupe la diagonale { $whose } qui passe par la { $place }.
}
claim-spoils-kinds = { $whose ->
    [toi] { $kinds ->
        [across-up] { $subject } coupe tes lignes horizontales et verticales.
        [across-diagonal] { $subject } coupe tes lignes horizontales et diagonales.
        [up-diagonal] { $subject } coupe tes lignes verticales et diagonales.
       *[all] { $subject } coupe tes lignes horizontales, verticales et diagonales.
    }
   *[other] { $kinds ->
        [across-up] { $subject } coupe les lignes horizontales et verticales { $whose }.
        [across-diagonal] { $subject } coupe les lignes horizontales et diagonales { $whose }.
        [up-diagonal] { $subject } coupe les lignes verticales et diagonales { $whose }.
       *[all] { $subject } coupe les lignes horizontales, verticales et diagonales { $whose }.
    }
}
claim-shuts-in = { $whose ->
    [toi] { $subject } bloque toute ligne horizontale pour ton jeton en colonne { $column }.
   *[other] { $subject } bloque toute ligne horizontale pour le jeton { $whose } en colonne { $column }.
}
claim-lines = { $subject } a le plus de lignes encore ouvertes : { $count }.
claim-lines-middle = { $subject } prend le milieu, où passent le plus de lignes.
claim-keeps-win = { $subject } ne menace rien, mais garde la victoire.
claim-keeps-draw = { $subject } ne menace rien, mais garde la nulle.
claim-keeps-loss = Face au jeu parfait, aucun coup ne sauve la partie.
claim-answer = La meilleure réponse est la colonne { $column }.
claim-reply-after = { $other ->
    [toi] Après la colonne { $column }, tu peux répondre en colonne { $reply }.
   *[other] Après la colonne { $column }, { $other } peut répondre en colonne { $reply }.
}
claim-better-wins = La colonne { $column } est meilleure : elle gagne au coup { $number }.
claim-better-draws = La colonne { $column } est meilleure : elle tient la nulle.
claim-better-lasts = La colonne { $column } est meilleure : elle tient jusqu’au coup { $number }.
claim-opening-win-lost = { $only ->
    [yes] { $other ->
        [toi] Seule la colonne { $column } gardait la victoire ; maintenant tu peux gagner.
       *[other] Seule la colonne { $column } gardait la victoire ; maintenant { $other } peut gagner.
    }
   *[no] { $other ->
        [toi] La colonne { $column } gardait la victoire ; maintenant tu peux gagner.
       *[other] La colonne { $column } gardait la victoire ; maintenant { $other } peut gagner.
    }
}
claim-opening-win-drawn = { $only ->
    [yes] Seule la colonne { $column } gardait la victoire ; maintenant c’est nulle.
   *[no] La colonne { $column } gardait la victoire ; maintenant c’est nulle.
}
claim-opening-draw-lost = { $only ->
    [yes] { $other ->
        [toi] Seule la colonne { $column } gardait la nulle ; maintenant tu peux gagner.
       *[other] Seule la colonne { $column } gardait la nulle ; maintenant { $other } peut gagner.
    }
   *[no] { $other ->
        [toi] La colonne { $column } gardait la nulle ; maintenant tu peux gagner.
       *[other] La colonne { $column } gardait la nulle ; maintenant { $other } peut gagner.
    }
}

## Advice

hint-try = Essaie la colonne { $column }.
hint-best = La colonne { $column } est la meilleure. { $why }
hint-do = Mon conseil : { $action }.
coach-silent-rules = Le coach ne connaît pas ces règles.
coach-silent-far = Rien ne peut être prouvé à temps ici : la fin est trop loin.
coach-silent-over = La partie est finie.
coach-silent-column = La colonne { $column } n’est pas jouable.
coach-silent-stopped = Le coach a été interrompu.
coach-estimate = Rien ne peut être prouvé à temps ici ; c’est une estimation.

coach-trap = Évite la colonne { $column }. { $why }
review-accuracy = { $percent } % de précision : { $side }
