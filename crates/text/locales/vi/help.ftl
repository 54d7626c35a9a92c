### What four --help prints. A key is help-, the path of the command, and the name of the argument: help-solve is about the command
### solve, help-solve-threads about its option --threads, help-solve-after is the text at its end. An option that several
### commands share is help-arg-NAME. A value that can be chosen follows the argument: help-draw-format-png.

## Headings

help-heading-usage = Cách dùng:
help-heading-commands = Các lệnh:
help-heading-arguments = Tham số:
help-heading-options = Tùy chọn:

## four

help-about = Bốn quân liền, cho hai người chơi chung máy hoặc một người đấu với máy
help-plain = Chơi từng dòng, cho trình đọc màn hình và terminal đơn giản
help-after =
    Không có lệnh nào, four hiện màn hình chính: nhấn Enter hai lần là chơi.

    Ví dụ:
      four play --level 5             chơi với máy
      four play --two                 hai người cùng một bàn phím
      four serve                      chơi với bạn bè trong trình duyệt
      four join URL                   chơi một ván theo đường dẫn
      four classic solo               chơi với máy
      four classic duel               hai người, có người dẫn trò vui tính
      four show 44535                 vẽ thế cờ sau các nước này
      four show game.pgn --step       xem từng nước của ván
      four draw 44535 -o board.png    vẽ một hình
      four draw game.pgn -o game.gif  làm ảnh động từ một ván
      four check game.pgn             biên bản này có đúng không?
      four show game.pgn --as log     đổi biên bản thành bản ghi sự kiện
      four solve 4453 --all           mỗi cột đáng giá bao nhiêu?
      four hint 444541155             ở đây nên đi gì, và vì sao
      four review game.pgn            sai ở đâu, và vì sao?
      four puzzle                     giải một câu đố
      four learn                      học một bài

    Nước đi là số cột, đếm từ 1 bên trái: 44535. Sau 9 là a, b, c, ….

## Shared options

help-arg-help = In hướng dẫn
help-arg-version = In phiên bản
help-arg-language = Ngôn ngữ, ví dụ en hoặc vi [mặc định: theo hệ thống]
help-arg-rules = Luật, nếu tệp không ghi sẵn: xem four rules
help-arg-at = Dừng sau số nước này; rút lại, chặn và lỗi cũng được tính
help-arg-game = Ván nào trong tệp
help-arg-threads = Số luồng tìm kiếm; 0 là mỗi nhân một luồng
help-arg-table = Số megabyte cho bảng thế cờ đã biết
help-arg-seed = Làm cho mọi lựa chọn ngẫu nhiên lặp lại được
help-arg-plain = Từng dòng, không có hình: cho trình đọc màn hình, pipe và terminal đơn giản
help-arg-db = Cơ sở dữ liệu, như sqlite:games.db hoặc postgres://user:password@host/name [mặc định: một tệp trong dữ liệu của bạn]
help-arg-bus = Máy chủ NATS nối các máy chủ dùng chung một cơ sở dữ liệu PostgreSQL, như nats://host:4222
help-arg-what = Các nước như 4453, hoặc tệp chứa biên bản, bản ghi hay thế cờ; - là đầu vào chuẩn

## four play

help-play = Chơi với máy hoặc hai người chơi chung máy
help-play-after =
    Tùy chọn không ghi thì như đã chọn ở màn hình chính. Mỗi nước được lưu ngay.

    Ví dụ:
      four play --level 5             một đối thủ mạnh
      four play --two                 hai người chơi chung máy
      four play --rules popout        theo luật khác: xem four rules
      four play --size 9x7            trên bàn khác
      four play --plain               từng dòng, cho trình đọc màn hình và pipe
      four play --continue            chơi tiếp ván trước
help-play-rules = Luật, xem four rules [mặc định: như đã chọn ở màn hình chính]
help-play-level = Máy chơi mạnh đến đâu: random (ngẫu nhiên), 1 (mới chơi) đến 9 (vô địch), perfect (hoàn hảo) [mặc định: như đã chọn ở màn hình chính]
help-play-as = Bạn đi trước hay đi sau [mặc định: như đã chọn ở màn hình chính]
help-play-as-first = Bạn đi trước
help-play-as-second = Máy đi trước
help-play-size = Cỡ bàn, số cột × số hàng
help-play-two = Hai người chơi chung máy, không đấu với máy
help-play-names = Tên hai người chơi
help-play-continue = Chơi tiếp ván trước

## four serve

help-serve = Mở máy chủ để chơi trong trình duyệt: gửi đường dẫn cho bạn bè, trên mọi thiết bị
help-serve-after =
    Mở địa chỉ trong trình duyệt, bắt đầu một ván, và gửi đường dẫn cho bạn bè.

    Ví dụ:
      four serve                        chỉ cho máy này
      four serve --addr 0.0.0.0:4444    cho mọi người trong mạng này; hiện mã cho điện thoại
      four serve --db sqlite:games.db   giữ các ván trong tệp này
      four serve --db postgres://four@db/four --bus nats://bus   một trong nhiều máy chủ

    Mọi tùy chọn cũng đặt được bằng biến môi trường: --addr là FOUR_ADDR, --db là FOUR_DB, v.v.
help-serve-addr = Địa chỉ chờ kết nối; cổng 0 là chọn một cổng trống
help-serve-connections-per-address = Số kết nối cùng lúc từ một địa chỉ
help-serve-connections = Tổng số kết nối cùng lúc
help-serve-games-per-address = Số ván mở từ một địa chỉ mỗi giờ
help-serve-requests-per-second = Số yêu cầu mỗi giây từ một địa chỉ
help-serve-messages-per-second = Số thông điệp mỗi giây trên một kết nối
help-serve-analyses-per-minute = Số thế cờ một địa chỉ được nhờ phân tích mỗi phút
help-serve-timeout-seconds = Số giây cho phép để gửi một yêu cầu
help-serve-keep-days = Số ngày giữ một ván sau lần thay đổi cuối
help-serve-keep-waiting-days = Số ngày giữ một ván mới có một người
help-serve-threads = Số luồng tính toán cho máy và huấn luyện viên [mặc định: theo máy]
help-serve-behind-proxy = Có proxy phía trước cho biết ai kết nối (X-Forwarded-For, X-Forwarded-Proto)
help-serve-allowed-host = Chỉ trả lời yêu cầu gửi tới tên máy này; nhiều tên thì dùng dấu phẩy hoặc lặp lại [mặc định: tất cả]
help-serve-metrics-token = Chỉ cho xem /metrics nếu gửi chuỗi này làm bearer token [mặc định: chỉ máy này]
help-serve-log = Cách ghi nhật ký, ở đầu ra lỗi chuẩn (stderr)
help-serve-log-text = Cho người đọc
help-serve-log-json = Cho chương trình, mỗi dòng một đối tượng
help-serve-log-level = Ghi chi tiết đến mức nào
help-serve-log-level-warn = Điều không nên xảy ra
help-serve-log-level-info = Cả việc mở và kết thúc ván
help-serve-log-level-debug = Cả từng yêu cầu

## four join

help-join = Vào một ván trên máy chủ, bằng đường dẫn
help-join-after =
    Bạn vào chỗ trống; nếu cả hai chỗ đã có người thì bạn xem. Rời đi và quay lại tùy ý: chỗ của bạn vẫn được giữ. Khi kết nối
    bị đứt, chương trình tự kết nối lại.

    Ví dụ:
      four join http://192.168.1.20:4444/g/7h2kq9wxyz    chơi ván này
      four join four.example/g/7h2kq9wxyz --name Lan     cho biết tên bạn
      four join four.example/g/7h2kq9wxyz --watch        chỉ xem
      four join four.example/g/7h2kq9wxyz --plain        từng dòng, cho trình đọc màn hình và pipe

    Địa chỉ https được tin cậy như trong trình duyệt; SSL_CERT_FILE là tệp chứa các nhà chứng thực khác.
help-join-url = Đường dẫn đến ván, như trình duyệt hiện
help-join-name = Tên của bạn [mặc định: tên trong ván trước ở đây]
help-join-watch = Chỉ xem, dù còn chỗ trống hay chỗ đó là của bạn

## four admin

help-admin = Quản lý các ván của máy chủ: liệt kê, xem, xuất, xóa, kiểm tra, sao lưu, khôi phục
help-admin-after =
    Tất cả đều dùng được khi máy chủ đang chạy trên cùng cơ sở dữ liệu, trừ khôi phục.

    Ví dụ:
      four admin list                   các ván thay đổi gần nhất
      four admin show 7h2kq9wxyz        một ván, với mọi việc đã xảy ra
      four admin export 7h2kq9wxyz > game.pgn
      four admin backup copy.db         một bản sao của tất cả
      four admin restore copy.db        dùng lại bản sao làm cơ sở dữ liệu
      four admin move --from sqlite:games.db --to postgres://four@db/four
help-admin-list = Liệt kê các ván, ván thay đổi gần nhất trước
help-admin-list-most = Số ván nhiều nhất
help-admin-show = Xem một ván, với mọi việc đã xảy ra ở bàn
help-admin-show-game = Mã của ván, như trong địa chỉ
help-admin-export = In ván thành biên bản, hoặc bản ghi sự kiện
help-admin-export-game = Mã của ván, như trong địa chỉ
help-admin-export-json = Dạng JSON lines
help-admin-delete = Xóa hẳn một ván
help-admin-delete-game = Mã của ván, như trong địa chỉ
help-admin-backup = Chép cơ sở dữ liệu sang tệp mới, cả khi máy chủ đang dùng
help-admin-backup-to = Tệp mới
help-admin-restore = Tạo cơ sở dữ liệu từ bản sao lưu; chỉ khi chưa có cơ sở dữ liệu nào
help-admin-restore-from = Bản sao lưu
help-admin-check = Đọc mọi ván và kiểm tra tệp
help-admin-move = Chép mọi ván sang cơ sở dữ liệu khác, như từ SQLite sang PostgreSQL; hãy dừng máy chủ trước
help-admin-move-from = Cơ sở dữ liệu đang có các ván
help-admin-move-to = Cơ sở dữ liệu nhận các ván

## four classic

help-classic = Chơi một trong năm chế độ cổ điển
help-classic-name = Chế độ nào; không có thì liệt kê
help-classic-record = Giữ ván trong tệp này: .jsonl là bản ghi sự kiện, còn lại là biên bản. Các ván đã có vẫn được giữ
help-classic-save = Ghi hình cuối của ván bitmap vào tệp này, tên phải kết thúc bằng .png
help-classic-scale = Phóng to cửa sổ của ván bitmap bấy nhiêu lần

## four show, four draw, four check

help-show = Vẽ một thế cờ, hoặc xem từng nước của một ván
help-show-step = Xem ván, từng nước một; ở terminal, mỗi phím là một nước
help-show-as = In ra dạng khác
help-show-as-picture = Bàn cờ, vẽ bằng chữ
help-show-as-moves = Các cột đã đi: 4453
help-show-as-record = Biên bản theo ngữ pháp PGN
help-show-as-log = Bản ghi sự kiện dạng JSON lines
help-show-as-openspiel = Bàn cờ thành các hàng . x o
help-show-as-kaggle = Bàn cờ thành danh sách 0, 1, 2
help-draw = Vẽ hình một thế cờ, hoặc làm ảnh động từ một ván
help-draw-after = Ví dụ: four draw 4453 -o board.png, hoặc four draw game.pgn -o game.gif --theme dark
help-draw-output = Ghi vào đâu: tệp kết thúc bằng .png, .svg, .gif hoặc .txt; - là đầu ra chuẩn. Không có thì in chữ ra terminal
help-draw-format = Định dạng, khi tên tệp không cho biết
help-draw-format-png = Điểm ảnh
help-draw-format-svg = Hình vector, nét ở mọi cỡ
help-draw-format-gif = Cả ván, chuyển động
help-draw-format-txt = Chữ, hoặc nửa khối màu với --colour
help-draw-look = Kiểu vẽ
help-draw-look-modern = Bàn đẹp, mọi cỡ
help-draw-look-bitmap = Màn hình của chế độ cổ điển bitmap
help-draw-theme = Tối trên sáng, hoặc sáng trên tối [mặc định: light]
help-draw-size = Rộng bao nhiêu điểm ảnh, GIF thì khoảng chừng [mặc định: 700; GIF 400, chữ 72 hoặc vừa đủ]
help-draw-colour = Vẽ bằng nửa khối màu, không phải chữ
help-check = Kiểm tra biên bản, và cho biết sai gì, ở đâu
help-check-files = Các tệp chứa biên bản, bản ghi hay thế cờ; - là đầu vào chuẩn

## four solve

help-solve = Tìm kết quả của các thế cờ khi hai bên chơi hoàn hảo, mỗi dòng một thế
help-solve-after =
    In mỗi thế cờ với điểm của nó. Từ đầu vào chuẩn, đọc mỗi dòng một thế: phần sau dấu cách bị bỏ qua, dòng trống là bàn
    trống, và mỗi câu trả lời được in ra trước khi đọc dòng tiếp theo.

    Điểm dương nếu bên sắp đi thắng, âm nếu thua. Càng lớn thì ván kết thúc càng sớm:
    thắng bằng quân cuối cùng của mình là 1, bằng quân trước đó là 2. Hòa là 0.

    Ví dụ:
      four solve 4453                ai thắng, sớm hay muộn
      four solve 4453 --all          điểm của từng cột; . là cột đầy
      four solve --board 9x5 < file  bàn khác; sau cột 9 là a, b, c, …
help-solve-positions = Các thế cờ như 4453; không có thì đọc từ đầu vào chuẩn
help-solve-all = Điểm của mọi cột
help-solve-weak = Chỉ ai thắng: 1, 0 hoặc -1
help-solve-board = Cỡ bàn, số cột × số hàng
help-solve-connect = Bao nhiêu quân liền thì thắng
help-solve-no-book = Tìm cả khai cuộc, thay vì tra sách
help-solve-stats = Thêm số thế cờ đã xét và số micro giây

## four hint and four review

help-hint = Cho biết nên đi gì ở một thế cờ, và vì sao
help-hint-after =
    Không có đẩy ra, luật ngược và quyền năng thì mọi câu đều được bộ giải chứng minh. Nếu có, hoặc ở đầu ván trên bàn quá lớn
    để chứng minh, đó là ước lượng: chương trình tính trước khoảng một giây.

    Ví dụ:
      four hint 444541155
      four hint 4453 --rules popout
      four hint game.pgn --at 12 --language vi
help-hint-what = Các nước như 4453, hoặc tệp chứa biên bản, bản ghi hay thế cờ; - là đầu vào chuẩn; không có gì là bàn trống
help-hint-verbose = Mọi lý do, cạm bẫy và điểm số
help-hint-json = Cho chương trình: các nhận định và điểm dạng JSON
help-review = Xem lại một ván: mỗi nước tốt đến đâu, bước ngoặt ở đâu, và vì sao
help-review-after = Ví dụ: four review 4453627, hoặc four review game.pgn --json
help-review-what = Các nước như 4453627, hoặc tệp chứa biên bản hay bản ghi; - là đầu vào chuẩn
help-review-verbose = Mọi lý do cho từng nước, kèm bàn cờ ở các sai lầm
help-review-json = Cho chương trình: các đánh giá và nhận định dạng JSON
help-review-interactive = Xem lại từng nước trên màn hình, và thử nước khác

## four puzzle

help-puzzle = Giải câu đố: đạt một mục tiêu, ví dụ thắng trong 2 nước
help-puzzle-after =
    Trả lời bằng một cột; nếu sai, bạn được cho biết vì sao và thử lại. Đối phương đáp lại tốt nhất có thể cho đến khi bạn
    đạt mục tiêu. Mỗi câu đố đều được chứng minh là chỉ có một nước đầu đúng. ? cho xem lời giải, q để thoát.

    Ví dụ:
      four puzzle                     một câu đố
      four puzzle 17                  câu đố mang số này
      four puzzle --daily             câu đố hôm nay: thứ Hai dễ, Chủ nhật hóc búa
      four puzzle --hardness easy     một câu mà trẻ em giải được
      four puzzle --theme stacked     một câu có hai mối đe dọa chồng nhau
      four puzzle -n 100 --list       một trăm câu, mỗi dòng một câu: số, các nước, mục tiêu, chủ đề, lời giải, số quân, điểm độ khó
help-puzzle-id = Số của câu đố
help-puzzle-theme = Ý tưởng: win-in-one, win-in-two, win-in-three, win-in-more, double-threat, stacked, cell-above, defend, zugzwang, follow-up, save-draw
help-puzzle-hardness = Khó đến đâu: easy, medium, hard, devilish
help-puzzle-daily = Câu đố hôm nay
help-puzzle-count = Bao nhiêu câu
help-puzzle-seed = Những câu nào trong số phù hợp: cùng một số thì ra cùng các câu
help-puzzle-solution = Cho xem lời giải, không hỏi
help-puzzle-list = Mỗi dòng một câu: số, các nước, mục tiêu, chủ đề, lời giải, số quân, điểm độ khó
help-puzzle-json = Cho chương trình: mỗi dòng một câu, dạng JSON

## four learn

help-learn = Học một bài, hoặc học từ sai lầm trong một ván
help-learn-after =
    Không có tham số thì liệt kê các bài học. Trong bài học, hãy trả lời bằng một cột; ? cho xem nước đi, q để thoát. Những
    bài bạn đã học và những gì bạn hay bỏ sót được lưu trên máy này, cạnh phần cài đặt.

    Ví dụ:
      four learn                      danh sách bài học
      four learn double-threat        bài học này
      four learn --mistakes game.pgn  các nước tệ nhất của người đi trước, thành câu đố
help-learn-lesson = Tên bài học
help-learn-mistakes = Biến các sai lầm của ván này thành câu đố
help-learn-second = Sai lầm của người đi sau
help-learn-json = Cho chương trình: các bài học, một bài hoặc các sai lầm, dạng JSON

## four book, four bench, four match

help-book = Làm sách khai cuộc của bộ giải, hoặc kiểm tra nó
help-book-build = Giải mọi khai cuộc của bàn chuẩn. Phần đã xong được giữ, và cùng lệnh đó làm tiếp
help-book-build-discs = Đến bao nhiêu quân
help-book-build-output = Ghi sách vào đâu; phần chưa xong ở bên cạnh, trong TỆP.part
help-book-verify = Kiểm tra các điểm trong sách khớp nhau, và giải lại vài thế cờ
help-book-verify-file = Tệp sách khai cuộc; không ghi thì dùng sách có sẵn trong chương trình
help-book-verify-sample = Giải lại bao nhiêu thế cờ
help-book-verify-seed = Thế cờ nào
help-bench = Đo tốc độ của bộ giải trên máy này
help-bench-seed = Thế cờ nào: cùng một số thì ra cùng các thế cờ
help-bench-count = Mỗi bộ bao nhiêu thế cờ
help-bench-games = Thay cho các bộ: mọi cột của mọi thế cờ trong bấy nhiêu ván, và lựa chọn của máy hoàn hảo, có sách
help-match = Cho hai cấp độ đấu nhau nhiều ván, và cho biết bên nào mạnh hơn, hơn bao nhiêu
help-match-after =
    Hai bên lần lượt đi trước. Ví dụ:
      four match --first 4 --second 3 -n 400
      four match --first perfect --second 9 --rules popout
help-match-first = Cấp độ thứ nhất: random (ngẫu nhiên), 1 (mới chơi) đến 9 (vô địch), perfect (hoàn hảo)
help-match-second = Cấp độ thứ hai
help-match-games = Bao nhiêu ván
help-match-seed = Ván nào: cùng một số thì ra cùng các ván
help-match-threads = Bao nhiêu ván cùng lúc; 0 là mỗi nhân một ván
help-match-show = In cả các nước của mỗi ván
help-match-rules = Luật chơi: xem four rules

## four engine

help-engine = Chơi cho một chương trình khác, giao tiếp bằng UGI (hoặc UCI) qua đầu vào và đầu ra chuẩn
help-engine-after =
    Các tham số là giá trị ban đầu của các tùy chọn Level, Rules, Seed, Threads và Hash của giao thức.

      position startpos [moves 4 4 p3 …]   4 thả, p4 đẩy ra, x42 gỡ; undo, keep, block, pass.
                                           4453 là bốn nước. Câu hỏi bỏ qua được trả lời là không
      position fen ROW/ROW/… [moves …]     các hàng . x o, hàng trên cùng trước
      go movetime MS | p1time MS … | infinite
                                           theo cấp độ, nhưng không lâu hơn chừng này
      go depth N | nodes N                 đến độ sâu hoặc số thế cờ này, bất kể cấp độ
      go                                   theo cấp độ
      query gameover | p1turn | result     trả lời bằng response …

    Lệnh go khi đang tìm kiếm sẽ dừng lần tìm đó trước. Điểm là cp hoặc số nước đến cuối ván của
    cả hai bên (mate). Nếu chứng minh được hòa, điểm là 0.

    Ví dụ: printf 'position startpos moves 4453\ngo movetime 500\n' | four engine
help-engine-level = Mạnh đến đâu: random (ngẫu nhiên), 1 (mới chơi) đến 9 (vô địch), perfect (hoàn hảo)
help-engine-seed = Làm cho mọi lựa chọn ngẫu nhiên lặp lại được; 0 là mỗi ván một khác

## four rules, four completions, four man

help-rules = Liệt kê các luật chơi có sẵn, và cách tự tạo luật
rules-named = Các luật chơi có sẵn:
rules-own =
    Hoặc tự tạo luật: bắt đầu bằng tên một luật có sẵn, hoặc không. Các từ cách nhau bằng dấu cách hoặc dấu phẩy:

      9x7            cỡ bàn, số cột × số hàng; số cột × (số hàng + 1) nhiều nhất là 128
      connect=5      bao nhiêu quân liền thì thắng, từ 3 trở lên
      popout         đẩy quân của mình ra khỏi hàng dưới cùng thay vì thả quân
      misere         nối thành một đường thì thua
      centre-first   quân đầu tiên của mỗi bên vào cột giữa; anywhere: không bắt buộc
      undo=3         mỗi bên được rút lại bao nhiêu lần
      undo-from=…    nước đầu tiên được rút lại: first, second, own-second
      settle=…       before-undo: thắng được tính ngay; after-undo: vẫn rút lại được
      block=1        mỗi bên được bắt đối phương bỏ lượt bao nhiêu lần
      remove=1       mỗi bên được gỡ bao nhiêu quân của đối phương
      violations=3   lỗi thứ ba thì thua; forgiven: lỗi không bị tính

    Ví dụ: four show 4455 --rules '9x7 connect=5', hoặc --rules popout,6x5
help-completions = In phần tự hoàn thành cho shell
help-completions-after = Ví dụ: four completions bash > ~/.local/share/bash-completion/completions/four
help-completions-shell = Shell nào
help-man = In trang hướng dẫn
help-man-after = Ví dụ: four man > four.1 && man ./four.1
help-man-command = Trang của lệnh này

## four help

help-help = In thông báo này hoặc hướng dẫn của lệnh con
help-help-command = Lệnh cần giải thích

## Names of values, as they stand in usage lines: --level <LEVEL>.

help-value-address = ĐỊA_CHỈ
help-value-code = MÃ
help-value-command = LỆNH
help-value-database = CƠ_SỞ_DỮ_LIỆU
help-value-file = TỆP
help-value-form = DẠNG
help-value-format = ĐỊNH_DẠNG
help-value-game = VÁN
help-value-hardness = ĐỘ_KHÓ
help-value-host = TÊN_MIỀN
help-value-level = CẤP_ĐỘ
help-value-log = NHẬT_KÝ
help-value-look = KIỂU
help-value-moves = NƯỚC_ĐI
help-value-name = TÊN
help-value-options = TÙY CHỌN
help-value-pixels = ĐIỂM_ẢNH
help-value-rules = LUẬT
help-value-shell = SHELL
help-value-side = BÊN
help-value-theme = GIAO_DIỆN
help-value-token = MÃ_BÍ_MẬT
help-value-url = URL
