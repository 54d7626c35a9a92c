### A table on a server: what happened there besides the moves, and why something was not done.

## How things stand, and what happened. Headlines and lines of a history: no full stop.

table-waiting = Đang chờ người chơi kia

table-joined = { $who ->
    [you] Bạn đã vào ván
   *[other] { $who } đã vào ván
}
table-offers-draw = { $who ->
    [you] Bạn đề nghị hòa
   *[other] { $who } đề nghị hòa
}
table-offers-undo = { $who ->
    [you] Bạn xin rút lại nước vừa đi
   *[other] { $who } xin rút lại nước vừa đi
}
table-offers-rematch = { $who ->
    [you] Bạn muốn chơi lại
   *[other] { $who } muốn chơi lại
}
table-declined = { $who ->
    [you] Bạn đã từ chối
   *[other] { $who } đã từ chối
}
table-took-back = { $who ->
    [you] Bạn đã rút lại nước vừa đi
   *[other] { $who } đã rút lại nước vừa đi
}
table-helped = { $who ->
    [you] Bạn đã hỏi huấn luyện viên
   *[other] { $who } đã hỏi huấn luyện viên
}
table-goes-on = Sang ván tiếp theo, đổi bên

# The end of a game against the computer. $level is 1 to 9.
table-lost-to = Bạn thua cấp { $level }. Chơi lại nhé?
table-lost = Bạn thua máy. Chơi lại nhé?

## Why something was not done: sentences.

table-not-begun = Chỗ còn lại vẫn trống.
table-stale = Ván đấu đã thay đổi trước khi bạn kịp đi; hãy nhìn lại.
table-undo-by-rules = Ở chế độ này, sau mỗi nước trò chơi hỏi bạn có rút lại không.
table-nothing-back = Không có nước nào để rút lại.
table-no-draws = Máy không đồng ý hòa.
table-no-rematch = Bây giờ chưa thể chơi lại.
table-not-offered = Không có đề nghị nào như vậy.
table-already = Đã đề nghị rồi; bên kia chưa trả lời.
table-enough = Ván này đã kéo dài quá lâu.
table-spectator = Bạn đang xem; chỉ người chơi mới làm được việc đó.
table-not-your-seat = Chỗ đó là của người khác.
table-malformed = Tôi không hiểu.
table-too-fast = Nhanh quá; hãy đợi một chút.
table-unavailable = Chưa lưu được; hãy thử lại sau giây lát.

## Why a request was not granted: sentences.

table-no-such-game = Không có ván này; có thể nó đã hết hạn.
table-seat-taken = Cả hai chỗ đã có người; bạn có thể xem.
table-foreign = Trang này thuộc một trang web khác.
table-too-many-games = Đã mở quá nhiều ván từ đây; hãy đợi một lúc.
table-busy = Huấn luyện viên đang bận; hãy thử lại sau giây lát.
table-wrong-host = Máy chủ này không dùng tên đó.
table-failed = Có lỗi xảy ra; hãy thử lại sau giây lát.
table-nothing-here = Không có gì ở đây.
table-too-large = Yêu cầu quá lớn.
table-method = Địa chỉ này dùng với phương thức khác.
table-picture = Không vẽ được hình ảnh.
table-clock = Đồng hồ chỉ đặt được từ một giây đến một tháng.
table-token = Mã gồm 32 chữ số thập lục phân.
table-bad-body = Không đọc được nội dung đã gửi: { $why }.
table-bad-parameters = Không đọc được địa chỉ này: một giá trị sau dấu “?” bị sai hoặc bị lặp lại.
table-web-socket = Địa chỉ này chỉ dành cho WebSocket.
table-bad-rules = Luật này không dùng được: { $why }.

# $examples are words such as 9x7.
table-unknown-rule = Không có luật “{ $word }”. Hãy dùng các từ như { $examples }.
table-bad-moves = Các nước này không dùng được: { $why }.
table-bad-value = Giá trị này không dùng được: { $why }.
table-too-long = Luật và các nước này quá dài.
table-no-answer = Huấn luyện viên không trả lời được: { $why }.

## Analysis and puzzles

table-outlook = Tính đến cuối ván: { $outlook }.
table-best = { $count ->
    [1] Tốt nhất: cột { $columns }.
   *[other] Tốt nhất: các cột { $columns }.
}
table-sees-win = sẽ thắng
table-sees-loss = sẽ thua
table-looks-good = có vẻ tốt
table-looks-bad = có vẻ xấu
table-looks-even = có vẻ ngang nhau
