### What the game says about itself: players, turns, moves, how games end.

## Languages

# What this language calls itself.
language-name = Tiếng Việt
unknown-language = trò chơi không có ngôn ngữ '{ $code }': hãy chọn một trong số { $codes }

## Who plays

title = Bốn quân liền
red = Đỏ
yellow = Vàng

# The colours inside a sentence.
red-disc = đỏ
yellow-disc = vàng
you = Bạn

# A player without a name: 1 or 2.
player-number = Người chơi { $number }

# $level is 1 to 9, level-dice or level-perfect.
computer-name = Máy { $level }
level-dice = (ngẫu nhiên)
level-perfect = (hoàn hảo)

# The same with the name of the level: one of the messages level-name-….
computer-level = Máy { $level } ({ $name })
computer-at = Máy ({ $name })

# Where a level is chosen: 3 Amateur. $level is 1 to 9.
level-named = { $level } { $name }

# The names of the levels, from the weakest to the strongest. One word each if possible.
level-name-dice = Ngẫu nhiên
level-name-1 = Mới chơi
level-name-2 = Tập sự
level-name-3 = Nghiệp dư
level-name-4 = Thành thạo
level-name-5 = Sắc sảo
level-name-6 = Lão luyện
level-name-7 = Chuyên gia
level-name-8 = Kiện tướng
level-name-9 = Vô địch
level-name-perfect = Hoàn hảo

## Whose turn it is. Headlines: no full stop.

turn = { $who ->
    [you] Đến lượt bạn
   *[other] Đến lượt { $who }
}
thinking = { $name } đang nghĩ

## What can be done. These stand inside a sentence or in a list: small letter, no full stop.

act-drop = cột { $column }
act-pop = đẩy quân ở đáy cột { $column } ra
act-remove = gỡ quân ở cột { $column }, hàng { $row }
act-undo = rút lại nước đi
act-keep = giữ nước đi
act-block = chặn lượt đối phương
act-pass = không chặn
act-draw = tuyên bố hòa
act-resign = đầu hàng
act-agree = đồng ý hòa
act-time = hết giờ

## What is left to a player, in a row of such notes.

left-undo = rút lại { $count }
left-block = chặn lượt { $count }
left-remove = gỡ { $count }
left-mistakes = được phạm lỗi { $count }

## Buttons and menu items.

take-back = Rút lại
resign = Đầu hàng
give-up = Đầu hàng?
call-draw = Tuyên bố hòa
remove = Gỡ một quân
pop = Đẩy một quân ra
rematch = Chơi lại, đổi bên

## Counts.

moves-count = { $moves } nước
unfinished = chưa xong

## How games end. Headlines: no full stop.

wins = { $who ->
    [you] Bạn thắng!
   *[other] { $who } thắng!
}
tie-full = Hòa: bàn đã đầy
tie-called = Hòa: tuyên bố khi bàn đầy
tie-agreed = Hòa theo thỏa thuận
tie-repetition = Hòa: thế cờ lặp lại ba lần
tie-long = Hòa: ván đấu quá dài
misere-line = { $loser ->
    [you] Bạn đã nối thành một đường, nên { $winner } thắng!
   *[other] { $winner ->
        [you] { $loser } đã nối thành một đường, nên bạn thắng!
       *[other] { $loser } đã nối thành một đường, nên { $winner } thắng!
    }
}
disqualified = { $loser ->
    [you] Bạn phạm quá nhiều lỗi: { $winner } thắng!
   *[other] { $winner ->
        [you] { $loser } phạm quá nhiều lỗi: bạn thắng!
       *[other] { $loser } phạm quá nhiều lỗi: { $winner } thắng!
    }
}
resigned = { $loser ->
    [you] Bạn đầu hàng: { $winner } thắng!
   *[other] { $winner ->
        [you] { $loser } đầu hàng: bạn thắng!
       *[other] { $loser } đầu hàng: { $winner } thắng!
    }
}
timed-out = { $loser ->
    [you] Bạn hết giờ: { $winner } thắng!
   *[other] { $winner ->
        [you] { $loser } hết giờ: bạn thắng!
       *[other] { $loser } hết giờ: { $winner } thắng!
    }
}

## What happened: whole sentences.

dropped = { $who ->
    [you] Bạn: cột { $column }.
   *[other] { $who }: cột { $column }.
}
popped = { $who ->
    [you] Bạn đẩy quân ở đáy cột { $column } ra.
   *[other] { $who } đẩy quân ở đáy cột { $column } ra.
}
removed = { $who ->
    [you] Bạn gỡ quân ở cột { $column }, hàng { $row }.
   *[other] { $who } gỡ quân ở cột { $column }, hàng { $row }.
}

# $mistake is one of the messages under "What is wrong with a move" in errors.ftl.
violated = { $who ->
    [you] Bạn phạm lỗi: { $mistake }.
   *[other] { $who } phạm lỗi: { $mistake }.
}
undone = { $who ->
    [you] Bạn rút lại nước đi.
   *[other] { $who } rút lại nước đi.
}
blocked = { $who ->
    [you] Bạn chặn lượt đối phương và đi tiếp.
   *[other] { $who } chặn lượt đối phương và đi tiếp.
}

## The title of a picture, for screen readers. $standing is how the game stands: small letter, no full stop.

picture-title = { title } trên bàn { $columns }×{ $rows } sau { $moves } nước: { $standing }

## Puzzles

hardness-easy = dễ
hardness-medium = vừa
hardness-hard = khó
hardness-devilish = hóc búa

## How texts are put together.

# Two items of a list, or a list and one more item.
join-items = { $list }, { $item }

# Two sentences.
join-sentences = { $first } { $second }
