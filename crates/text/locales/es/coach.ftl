### What the coach says. $me and $other are the player who moves and the opponent. $subject is the move that a sentence is about:
### one of the messages move-…. A sentence that can be a headline has at most 12 words.

## Grades of moves, as a note.

grade-best = la mejor
grade-fine = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave

## How a game will end with best play: inside a sentence, and as a sentence that another follows.

outlook-open = sin decidir, hasta donde veo
outlook-draw = empate con juego perfecto
outlook-win = { $side ->
    [you] ganas en la jugada { $number }
   *[other] { $side } gana en la jugada { $number }
}
outlook-loss = { $side ->
    [you] pierdes en la jugada { $number }
   *[other] { $side } pierde en la jugada { $number }
}
say-outlook-open = Sin decidir, hasta donde veo.
say-outlook-draw = Empate con juego perfecto.
say-outlook-win = { $side ->
    [you] Ganas en la jugada { $number }.
   *[other] { $side } gana en la jugada { $number }.
}
say-outlook-loss = { $side ->
    [you] Pierdes en la jugada { $number }.
   *[other] { $side } pierde en la jugada { $number }.
}

## The move that a claim is about: the beginning of a sentence.

move-it = Esta jugada
move-column = La columna { $column }
move-reply = { $side ->
    [you] Tu respuesta en la columna { $column }
   *[other] La respuesta de { $side } en la columna { $column }
}
move-reply-after = { $side ->
    [you] Tras la columna { $column }, tu respuesta en la columna { $reply }
   *[other] Tras la columna { $column }, la respuesta de { $side } en la columna { $reply }
}

## People, cells and columns inside a sentence.

person = { $side ->
    [you] ti
   *[other] { $side }
}
person-whose = { $side ->
    [you] tu
   *[other] de { $side }
}
cell-place = la fila { $row } de la columna { $column }
columns-and = { $before } y { $column }
columns-or = { $before } o { $column }
line-kind = { $direction ->
    [across] una línea horizontal
    [up] una línea vertical
   *[diagonal] una línea diagonal
}

## The claims: whole sentences. The messages claim-…-more say more about the same claim. $me and $other are the message person,
## $whose is the message person-whose; the first letter of a sentence becomes a capital.

claim-wins = { $subject } completa { $line } y gana.
claim-stops = { $other ->
    [ti] { $subject } te impide ganar en la columna { $column }.
   *[other] { $subject } impide que { $other } gane en la columna { $column }.
}
claim-stops-one = { $me ->
    [ti] Solo puedes frenar una amenaza; la otra está en la columna { $column }.
   *[other] { $me } solo puede frenar una amenaza; la otra está en la columna { $column }.
}
claim-stops-lower = { $me ->
    [ti] Solo puedes frenar una amenaza; la otra está justo encima.
   *[other] { $me } solo puede frenar una amenaza; la otra está justo encima.
}
claim-misses-win = La columna { $column } habría ganado al instante: completa { $line }.
claim-gives-above = { $other ->
    [ti] { $subject } te deja ganar justo encima.
   *[other] { $subject } deja que { $other } gane justo encima.
}
claim-gives-above-more = La ficha de encima completa { $line }.
claim-leaves-open = { $other ->
    [ti] { $subject } te deja ganar en la columna { $column }.
   *[other] { $subject } deja que { $other } gane en la columna { $column }.
}
claim-leaves-open-more = La amenaza ya estaba ahí: una ficha en esa columna completa { $line }.
claim-two-threats = { $subject } crea dos amenazas a la vez.
claim-two-threats-more = { $me ->
    [ti] Puedes ganar en la columna { $columns }, y { $other } solo puede frenar una amenaza.
   *[other] { $me } puede ganar en la columna { $columns }, y { $other ->
        [ti] tú solo puedes
       *[other] { $other } solo puede
    } frenar una amenaza.
}
claim-two-threats-stacked = Están una encima de otra en la columna { $column }: si se frena la de abajo, gana la de arriba.
claim-stacked = { $subject } apila dos casillas ganadoras en la columna { $column }.
claim-stacked-more = Están en las filas { $lower } y { $upper }: si se tapa la de abajo, gana la de arriba.
claim-threatens = { $subject } amenaza con ganar en la columna { $column }.
claim-threatens-up = { $other ->
    [ti] { $subject } apila { $discs } fichas; tienes que responder encima.
   *[other] { $subject } apila { $discs } fichas; { $other } tiene que responder encima.
}
claim-threatens-also = { $count ->
    [one] { $subject } amenaza en la columna { $column } y crea una casilla ganadora en la { $columns }.
   *[other] { $subject } amenaza en la columna { $column }; más casillas ganadoras: columnas { $columns }.
}
claim-makes-threat = { $subject } crea una casilla ganadora en la columna { $column }.
claim-makes-threat-more = Está en la fila { $row }; la casilla de debajo sigue libre.
claim-makes-threats = { $count ->
    [one] { $subject } crea casillas ganadoras en la columna { $columns }.
   *[other] { $subject } crea casillas ganadoras en las columnas { $columns }.
}
claim-makes-threats-many = { $subject } crea { $count } casillas ganadoras.
claim-makes-threats-columns = Están en las columnas { $columns }.
claim-makes-threats-row = Están en la fila { $row }.
claim-forces = { $subject } fuerza todas las respuestas y gana.
claim-forces-more = { $steps }: victoria.
claim-prevents = { $whose ->
    [tu] { $subject } frena tu ataque en la columna { $column }.
   *[other] { $subject } frena el ataque { $whose } en la columna { $column }.
}
claim-prevents-takes = { $whose ->
    [tu] { $subject } ocupa { $place }, que tu ataque necesita.
   *[other] { $subject } ocupa { $place }, que el ataque { $whose } necesita.
}
claim-prevents-more = Si no, { $steps }: victoria.
claim-prepares = { $subject } prepara un ataque en la columna { $column }.
claim-prepares-more = Si nadie lo frena, { $steps }: victoria.
claim-wastes = { $subject } desperdicia la casilla ganadora de encima.
claim-wastes-more = { $other ->
    [ti] Ahora puedes taparla, y se pierde { $line }.
   *[other] Ahora { $other } puede taparla, y se pierde { $line }.
}
forced-step = { $side ->
    [ti] tú en la columna { $column }
   *[other] { $side } en la columna { $column }
}
claim-follow-up-wins = { $side ->
    [ti] Puedes ganar si siempre respondes encima.
   *[other] { $side } puede ganar si siempre responde encima.
}
claim-follow-up-holds = { $side ->
    [ti] Puedes mantener el empate si siempre respondes encima.
   *[other] { $side } puede mantener el empate si siempre responde encima.
}
claim-follow-up-more = { $other ->
    [ti] Cada columna tiene un número par de casillas libres: siempre hay sitio encima, y no te queda ninguna línea.
   *[other] Cada columna tiene un número par de casillas libres: siempre hay sitio encima, y a { $other } no le queda ninguna línea.
}
claim-decides = { $whose ->
    [tu] Tu casilla ganadora, { $place }, decide la partida.
   *[other] La casilla ganadora { $whose }, { $place }, decide la partida.
}
claim-decides-only = { $whose ->
    [tu] Tu única casilla ganadora, { $place }, decide la partida.
   *[other] La única casilla ganadora { $whose }, { $place }, decide la partida.
}
claim-decides-chance = Para { $winner }, todo depende de { $place }.
claim-decides-together = Para { $winner }, todo depende de casillas de las columnas { $columns }.
claim-decides-stack = Para { $winner }, todo depende de casillas de la columna { $columns }.
claim-line-across = Su línea es la fila { $row }, de la columna { $first } a la { $last }.
claim-line-up = Su línea es vertical, en la columna { $column }.
claim-line-diagonal = Su línea es la diagonal que va de { $from } a { $to }.
claim-without-draw = { $count ->
    [one] Sin ella, la partida sería un empate.
   *[other] Sin ellas, la partida sería un empate.
}
claim-without-win = Sin { $count ->
    [one] ella
   *[other] ellas
}, { $side ->
    [ti] ganarías tú
   *[other] ganaría { $side }
}.
claim-zugzwang = Al llenarse el resto, { $loser ->
    [ti] tendrás
   *[other] { $loser } tendrá
} que jugar debajo de { $place }.
claim-zugzwang-odd = Eso es zugzwang: al final, el primer jugador se queda con las filas impares.
claim-zugzwang-even = Eso es zugzwang: al final, el segundo jugador se queda con las filas pares.
claim-runs-out = { $loser ->
    [ti] No te quedan jugadas seguras.
   *[other] A { $loser } no le quedan jugadas seguras.
}
claim-runs-out-more = { $winner ->
    [ti] Cualquier jugada te deja ganar, en la columna { $columns }.
   *[other] Cualquier jugada deja que { $winner } gane, en la columna { $columns }.
}
claim-holds = { $whose ->
    [tu] El empate depende de tu casilla ganadora, { $place }.
   *[other] El empate depende de la casilla ganadora { $whose }, { $place }.
}
claim-has-threat = { $whose ->
    [tu] Tu casilla ganadora está en { $place }.
   *[other] La casilla ganadora { $whose } está en { $place }.
}
claim-has-threats = { $whose ->
    [tu] Tus casillas ganadoras están
   *[other] Las casillas ganadoras { $whose } están
} en { $count ->
    [one] la columna { $columns }
   *[other] las columnas { $columns }
}.
claim-avoid = { $side ->
    [ti] Después no debes jugar
   *[other] Después { $side } no debe jugar
} en { $count ->
    [one] la columna { $columns }
   *[other] las columnas { $columns }
}.
claim-avoid-more = { $other ->
    [you] Ganarías justo encima. Tu rival esperará a que tú juegues ahí y ocupará la casilla de encima.
   *[other] { $other } ganaría justo encima. Conviene esperar a que { $other } juegue ahí primero y ocupar la casilla de encima.
}
claim-avoid-more-other = { $winner ->
    [ti] Ganarías justo encima, pero espera: si juegas ahí primero, { $side } podrá tapar esa casilla.
   *[other] { $winner } ganaría justo encima, pero le conviene esperar: si juega ahí primero, { $side ->
        [ti] podrás
       *[other] { $side } podrá
    } tapar esa casilla.
}
claim-no-line-left = { $side ->
    [ti] Ya no puedes hacer ninguna línea.
   *[other] { $side } ya no puede hacer ninguna línea.
}
claim-no-line-left-both = Ya nadie puede hacer una línea.
claim-only-move-wins = Solo gana la columna { $column }; todas las demás pierden.
claim-only-move-wins-mixed = Solo gana la columna { $column }; las demás empatan o pierden.
claim-only-move-wins-drawn = Solo gana la columna { $column }; todas las demás empatan.
claim-only-move-draws = Solo la columna { $column } mantiene el empate; todas las demás pierden.
claim-last-column-draw = Solo queda la columna { $column }; la partida acaba en empate.
claim-last-column-wins = Solo queda la columna { $column }; { $winner ->
    [ti] ganarás
   *[other] { $winner } ganará
} en la jugada { $number }.
claim-worse-draw = { $count ->
    [one] La columna { $columns } solo empata.
   *[other] Las columnas { $columns } solo empatan.
}
claim-worse-lose = { $count ->
    [one] La columna { $columns } pierde.
   *[other] Las columnas { $columns } pierden.
}
claim-one-answer = Solo la respuesta en la columna { $column } la vence.
claim-lasts-longest = Contra el juego perfecto pierden todas; esta aguanta hasta la jugada { $number }.
claim-lost-since = El error vino antes: en la jugada { $number }.
claim-builds-across = { $subject } apunta a la fila { $row }, columnas { $first } a { $last }.
claim-builds-up = { $subject } apila { $discs } fichas en la columna { $column }.
claim-builds-diagonal = { $way ->
    [up] { $subject } apunta a una diagonal que sube hasta { $place }.
    [down] { $subject } apunta a una diagonal que baja hasta { $place }.
   *[through] { $subject } apunta a una diagonal que pasa por { $place }.
}
claim-spoils-across = { $count ->
    [one] { $whose ->
        [tu] { $subject } corta tu línea de la fila { $row }.
       *[other] { $subject } corta la línea { $whose } en la fila { $row }.
    }
   *[other] { $whose ->
        [tu] { $subject } corta { $count } líneas tuyas en la fila { $row }.
       *[other] { $subject } corta { $count } líneas { $whose } en la fila { $row }.
    }
}
claim-spoils-up = { $discs ->
    [one] { $whose ->
        [tu] { $subject } tapa por arriba tu ficha de la columna { $column }.
       *[other] { $subject } tapa por arriba la ficha { $whose } en la columna { $column }.
    }
   *[other] { $whose ->
        [tu] { $subject } tapa por arriba tu pila de { $discs } fichas.
       *[other] { $subject } tapa por arriba la pila de { $discs } fichas { $whose }.
    }
}
claim-spoils-diagonal = { $whose ->
    [tu] { $subject } corta tu diagonal que pasa por { $place }.
   *[other] { $subject } corta la diagonal { $whose } que pasa por { $place }.
}
claim-spoils-kinds = { $subject } corta líneas { $kinds ->
    [across-up] horizontales y verticales
    [across-diagonal] horizontales y diagonales
    [up-diagonal] verticales y diagonales
   *[all] horizontales, verticales y diagonales
} { $whose ->
    [tu] tuyas
   *[other] { $whose }
}.
claim-shuts-in = { $whose ->
    [tu] { $subject } corta toda línea horizontal de tu ficha en la columna { $column }.
   *[other] { $subject } corta toda línea horizontal de la ficha { $whose } en la columna { $column }.
}
claim-lines = { $subject } es la que más líneas abiertas tiene: { $count }.
claim-lines-middle = { $subject } ocupa el centro, por donde pasan más líneas.
claim-keeps-win = { $subject } no amenaza nada, pero mantiene la victoria.
claim-keeps-draw = { $subject } no amenaza nada, pero mantiene el empate.
claim-keeps-loss = Contra el juego perfecto, ninguna jugada salva la partida.
claim-answer = La mejor respuesta es la columna { $column }.
claim-reply-after = Tras la columna { $column }, { $other ->
    [ti] puedes
   *[other] { $other } puede
} responder en la columna { $reply }.
claim-better-wins = La columna { $column } es mejor: gana en la jugada { $number }.
claim-better-draws = La columna { $column } es mejor: mantiene el empate.
claim-better-lasts = La columna { $column } es mejor: aguanta hasta la jugada { $number }.
claim-opening-win-lost = { $only ->
    [yes] Solo la columna { $column } mantenía la victoria
   *[no] La columna { $column } mantenía la victoria
}; ahora { $other ->
    [ti] puedes ganar tú
   *[other] puede ganar { $other }
}.
claim-opening-win-drawn = { $only ->
    [yes] Solo la columna { $column } mantenía la victoria; ahora es empate.
   *[no] La columna { $column } mantenía la victoria; ahora es empate.
}
claim-opening-draw-lost = { $only ->
    [yes] Solo la columna { $column } mantenía el empate
   *[no] La columna { $column } mantenía el empate
}; ahora { $other ->
    [ti] puedes ganar tú
   *[other] puede ganar { $other }
}.

## Advice

hint-try = Prueba la columna { $column }.
hint-best = La mejor es la columna { $column }. { $why }
hint-do = Mi consejo: { $action }.
coach-silent-rules = El tutor no conoce estas reglas.
coach-silent-far = Aquí no da tiempo a demostrar nada: el final está demasiado lejos.
coach-silent-over = La partida terminó.
coach-silent-column = No se puede jugar en la columna { $column }.
coach-silent-stopped = Se interrumpió al tutor.
coach-estimate = Aquí no da tiempo a demostrar nada; esto es una estimación.
coach-trap = No juegues en la columna { $column }. { $why }
review-accuracy = { $percent } % de precisión: { $side }
