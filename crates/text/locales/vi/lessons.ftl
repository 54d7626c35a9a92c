### The lessons. The files of crates/engine/data/lessons name these messages: lesson-NAME is the title, lesson-NAME-1 explains the
### first position and says what to do, lesson-NAME-1-done is said when it is done. What they state is proved by a test.

lesson-drop = Thả quân và nối bốn
lesson-drop-1 = Quân rơi xuống ô trống thấp nhất của cột. Nối được bốn quân của mình thành một đường là thắng. Hãy bắt đầu ở giữa: đi cột 4.
lesson-drop-1-done = Tốt. Cột giữa nằm trên nhiều đường bốn quân hơn mọi cột khác.
lesson-drop-2 = Bạn là Đỏ (x). Bạn có ba quân liền nhau ở hàng dưới cùng. Hãy nối quân thứ tư.
lesson-drop-2-done = Bốn quân cạnh nhau: bạn thắng.
lesson-drop-3 = Bốn quân cũng có thể xếp dọc. Hãy tìm chỗ đó.
lesson-drop-3-done = Bốn quân chồng lên nhau: bạn thắng.
lesson-drop-4 = Bạn là Vàng (o). Bốn quân cũng có thể nằm chéo. Chỉ còn thiếu một quân.
lesson-drop-4-done = Một đường chéo. Đường chéo khó thấy nhất, nên hãy tìm nó trước.

lesson-block = Chặn đối phương
lesson-block-1 = Bạn là Vàng. Đỏ có ba quân liền nhau và sẽ thắng nếu bạn không chặn. Hãy chặn.
lesson-block-1-done = Giờ bạn giữ cả hai đầu, nên Đỏ không thắng ở đó được nữa.
lesson-block-2 = Đỏ có ba quân chồng lên nhau. Hãy chặn.
lesson-block-2-done = Ba quân chồng lên nhau: chỉ cần đặt một quân lên trên là chặn được.
lesson-block-3 = Ba quân có một chỗ hở ở giữa cũng nguy hiểm không kém. Hãy lấp chỗ hở.
lesson-block-3-done = Trước mỗi nước hãy tự hỏi: đối phương sẽ đi gì tiếp?

lesson-diagonals = Nhìn ra đường chéo
lesson-diagonals-1 = Bạn là Vàng. Ba quân của bạn nằm trên một đường chéo. Ô thứ tư ở đâu, và quân có rơi vào đó được không?
lesson-diagonals-1-done = Cột vừa đủ cao. Vì thế đường chéo mới khó thấy.
lesson-diagonals-2 = Bạn là Đỏ. Vàng sắp thắng trên một đường chéo. Hãy chặn.
lesson-diagonals-2-done = Ô thứ tư nằm ở dưới cùng, xa ba quân kia.
lesson-diagonals-3 = Bạn lại là Vàng. Hãy tìm nước thắng.
lesson-diagonals-3-done = Hãy dò từng đường chéo bằng ngón tay cho đến khi thành thói quen.

lesson-cell-above = Ô phía trên
lesson-cell-above-1 = Mỗi quân bạn thả đều tạo chỗ cho đối phương đi ngay bên trên. Ô được đánh dấu là ô thắng của Đỏ. Hãy đi bất cứ đâu, trừ ô ngay bên dưới nó.
lesson-cell-above-1-done = Đúng. Nếu thả vào cột 3, bạn đã dâng ô đó cho Đỏ.
lesson-cell-above-2 = Chỉ có một cột an toàn. Ở các cột khác, Đỏ thắng ngay trên quân của bạn.
lesson-cell-above-2-done = Hãy nhìn cao hơn một ô trước khi thả quân.

lesson-double-threat = Dọa hai chỗ cùng lúc
lesson-double-threat-1 = Bạn là Vàng. Hai quân cạnh nhau, hai bên còn chỗ. Hãy tạo ba quân mà cả hai đầu đều nối tiếp được.
lesson-double-threat-1-done = Có hai ô thắng, mà Đỏ chỉ chặn được một.
lesson-double-threat-2 = Thêm lần nữa. Đi đầu nào thì cả hai bên còn trống?
lesson-double-threat-2-done = Hãy để ý cái bẫy này ngay trong năm nước đầu.
lesson-double-threat-3 = Giờ Đỏ có hai quân cạnh nhau. Đừng để Đỏ có ba quân với hai đầu trống.
lesson-double-threat-3-done = Hãy chặn khi mới có hai quân. Khi đã thành ba quân hai đầu trống thì quá muộn.

lesson-stacked = Hai ô thắng chồng nhau
lesson-stacked-1 = Bạn là Vàng. Hãy dọa thắng ở một cột mà ô phía trên cũng thắng.
lesson-stacked-1-done = Đỏ phải chặn ô dưới. Thế là bạn chiếm được ô trên.
lesson-stacked-2 = Bạn là Đỏ. Cùng ý tưởng đó: mối đe dọa và ô ngay trên nó.
lesson-stacked-2-done = Hai ô thắng chồng lên nhau thì không chặn được.

lesson-forced-line = Dọa liên tiếp
lesson-forced-line-1 = Khi bạn dọa thắng, đối phương chỉ có một cách đáp. Hãy tận dụng: thắng trong 3 nước.
lesson-forced-line-1-done = Nước đáp nào cũng bị ép, nên bạn biết trước đối phương sẽ đi đâu.
lesson-forced-line-2 = Lần nữa: dọa, đối phương đáp đúng như bạn đoán trước, rồi dọa hai chỗ cùng lúc.
lesson-forced-line-2-done = Hãy đếm các mối đe dọa trước khi dùng. Mối đe dọa nào bị chặn rồi thì không còn nữa.
lesson-forced-line-3 = Thêm một bài. Hãy để ý dọa chỗ nào trước.
lesson-forced-line-3-done = Thứ tự rất quan trọng. Hãy thử cả hai trong đầu.

lesson-look-ahead = Thấy trước nguy hiểm
lesson-look-ahead-1 = Bạn là Đỏ. Vàng chưa dọa thắng ngay, nhưng sẽ thắng sau hai nước. Chỉ có một cột chặn được.
lesson-look-ahead-1-done = Hãy chiếm ô mà Vàng muốn.
lesson-look-ahead-2 = Lại như thế: chỉ có một nước đúng, các nước khác đều sớm thua.
lesson-look-ahead-2-done = Trước mỗi nước, hãy tự hỏi: đi như vậy, đối phương có dọa được hai chỗ cùng lúc không?

lesson-odd-even = Hàng lẻ và hàng chẵn
lesson-odd-even-1 = Hãy đếm hàng từ dưới lên. Đỏ thắng ở ô được đánh dấu, ở hàng 3. Không ai muốn đi ngay dưới ô đó. Còn bốn ô trống khác, lần lượt đi: Vàng, Đỏ, Vàng, Đỏ. Sau đó Vàng buộc phải đi ngay dưới ô đó.
lesson-odd-even-1-done = Cuối cùng, người đi trước được các hàng lẻ.
lesson-odd-even-2 = Bạn là Đỏ. Ô được đánh dấu ở hàng 3 là của bạn, nếu bạn không đi ngay dưới nó. Hãy đi chỗ khác và chờ.
lesson-odd-even-2-done = Bạn kiên nhẫn, còn Vàng thì buộc phải đi.
lesson-odd-even-3 = Giờ Vàng có ô thắng, ở hàng 4. Còn bốn ô trống khác, lần lượt đi: Đỏ, Vàng, Đỏ, Vàng. Sau đó Đỏ buộc phải đi ngay dưới ô đó. Người đi sau được các hàng chẵn.
lesson-odd-even-3-done = Vậy: đi trước thì hãy tạo ô thắng ở hàng lẻ. Đi sau thì ở hàng chẵn.

lesson-zugzwang = Buộc phải đi
lesson-zugzwang-1 = Bạn là Vàng. Ô thắng của bạn ở trên cùng. Hãy lấp các cột khác và để Đỏ hết nước. Đó gọi là thế bí nước.
lesson-zugzwang-1-done = Đỏ buộc phải đi ngay dưới ô của bạn.
lesson-zugzwang-2 = Bạn là Đỏ. Có một nước không dọa gì, nhưng Vàng đáp thế nào cũng thua. Hãy tìm nước đó.
lesson-zugzwang-2-done = Bạn không dọa gì cả, nhưng Vàng buộc phải đi.

lesson-follow-up = Đáp ngay bên trên
lesson-follow-up-1 = Bạn là Vàng. Hãy làm cho số ô trống ở cột nào cũng chẵn, rồi từ đó luôn đáp ngay trên quân của Đỏ. Như vậy Vàng được mọi hàng chẵn.
lesson-follow-up-1-done = Không cần nghĩ: cứ theo kế hoạch đó là thắng.
lesson-follow-up-2 = Ở đây kế hoạch ấy không thắng, nhưng không bao giờ thua.
lesson-follow-up-2-done = Kế hoạch này dùng được khi số ô trống ở cột nào cũng chẵn và đến lượt đối phương.

lesson-save-draw = Giữ hòa
lesson-save-draw-1 = Bạn là Đỏ. Chỉ có một cột giữ được hòa, các cột khác đều thua. Hãy giữ hòa cho đến khi không ai nối được bốn quân nữa.
lesson-save-draw-1-done = Hòa từ một thế xấu coi như thắng một nửa.
lesson-save-draw-2 = Thêm lần nữa.
lesson-save-draw-2-done = Giữ giỏi lắm.

lesson-opening = Khai cuộc
lesson-opening-1 = Nếu chơi hoàn hảo, người đi trước thắng, nhưng chỉ khi bắt đầu ở giữa. Cạnh cột giữa thì hòa, xa hơn thì thua. Hãy đi nước đầu tốt nhất.
lesson-opening-1-done = Thắng ở quân thứ 41, ngay trước khi bàn đầy. Vì thế đường còn dài và rất dễ đi sai.
lesson-opening-2 = Bạn là Vàng. Đỏ đã chiếm cột giữa và sẽ thắng nếu chơi hoàn hảo. Hãy gây khó hết mức: đi ô kế tiếp của cột giữa.
lesson-opening-2-done = Trong mọi cách đáp, cách này cầm cự lâu nhất.
lesson-opening-3 = Bạn là Đỏ. Chỉ một cột giữ được thế thắng.
lesson-opening-3-done = Lại là cột giữa. Mọi cột khác đều thua.
lesson-opening-4 = Bạn là Vàng. Đỏ bắt đầu ở cột 2, nên giờ bạn có thể thắng. Chỉ đi cột 3 mới được.
lesson-opening-4-done = Ai bắt đầu lệch sang bên là tự bỏ mất thế thắng.

## four learn

lessons-title = Các bài học
lesson-finished = Học xong bài: { $title }
lesson-next-is = Bài tiếp: four learn { $name }
lesson-unknown = không có bài học '{ $name }': hãy chọn một trong số { $names }
lesson-step = { $title } · { $number }/{ $count }
lesson-enter = Enter: tiếp tục, q: thoát{" "}
lesson-suggested = nên học
lesson-done-mark = đã học
learn-no-mistakes = { $side } không có sai lầm nào để học. Chơi tốt lắm.
learn-moment = Nước { $number }: bạn đã đi cột { $column } ({ $grade }).
learn-overlooked = Đã bỏ sót: { $what }
learn-finished = Đó là { $count } sai lầm của bạn trong ván này.
learn-often = Bạn hay bỏ sót: { $what }
learn-profile = Bạn hay bỏ sót: { $what }. Hãy thử bài học này: four learn { $name }

## Kinds of things that players overlook

oversight-upright = đường dọc
oversight-level = đường ngang
oversight-diagonal = đường chéo
oversight-cell-above = ô phía trên
oversight-double-threat = dọa hai chỗ cùng lúc
oversight-forced-line = dọa liên tiếp
oversight-zugzwang = thế buộc phải đi
oversight-opening = khai cuộc
oversight-plan = hàng lẻ và hàng chẵn
