# Made from client/text/zh/rejections.ftl by `python -m client.catalogue`.


def frame_is_binary():
    return "服务器收到了二进制帧。请发送文本帧，每帧一个 JSON 对象。"


def frame_is_not_json():
    return "服务器收到的帧不是 JSON。请发送一个 JSON 对象。"


def type_missing():
    return "命令没有 type，请加上。"


def unknown_type(type):
    return f"服务器不能这样做（{type}）：它的 Turnabout 比你的旧。请让房主升级。"


def unknown_field(field):
    return f"命令没有字段 {field}，请去掉。"


def field_missing(field):
    return f"命令需要字段 {field}，请加上。"


def field_wrong(field):
    return f"命令的字段 {field} 值不对，请更改。"


def wrong_protocol(newer):
    return "你的 Turnabout 比服务器的旧，请升级。" if newer else "服务器的 Turnabout 比你的旧，请让房主升级。"


def hello_missing():
    return "服务器还不认识你。请先发送 hello。"


def hello_repeated():
    return "你已经发送过 hello。请为每个人各开一个连接。"


def name_length(limit):
    return f"名字要有1到{formats.number(limit)}个字符，请换一个。"


def name_invisible_character():
    return "名字里有看不见的字符。请用文字、数字、符号或表情。"


def name_like_computer():
    return "名字不能以“computer:”开头，请换一个。"


def line_length(limit):
    return f"消息要有1到{formats.number(limit)}个字符，请修改。"


def text_hidden_character(text):
    return ("名字" if text == "name" else "消息") + "里有隐藏字符，请删掉。"


def text_too_many_marks(text):
    return ("名字" if text == "name" else "消息") + "里有字母附加符号太多，请删掉一些。"


def text_shows_nothing(text):
    return ("名字" if text == "name" else "消息") + "什么也显示不出来。请用文字、数字、符号或表情。"


def commands_too_fast(seconds):
    return f"操作太快了，请{formats.duration(seconds)}后再试。"


def lines_too_fast(seconds):
    return f"发消息太快了，请{formats.duration(seconds)}后再试。"


def replays_too_fast(seconds):
    return f"请求回放太频繁，请{formats.duration(seconds)}后再试。"


def pages_too_fast(seconds):
    return f"翻看回放太快了，请{formats.duration(seconds)}后再试。"


def links_too_fast(seconds):
    return f"关联设备太频繁，请{formats.duration(seconds)}后再试。"


def too_many_wrong_codes(seconds):
    return f"错误代码太多，请{formats.duration(seconds)}后再试。"


def rooms_too_fast(seconds):
    return f"从你的地址开的房间太多，请{formats.duration(seconds)}后再试。"


def matches_too_fast(seconds):
    return f"从你的地址开始的比赛太多，请{formats.duration(seconds)}后再试。"


def store_away():
    return "服务器连不上存储，操作可能没有完成，请再试一次。"


def store_read_only():
    return "服务器无法写入存储，操作没有完成，请再试一次。"


def database_away():
    return "服务器连不上已结束比赛的数据库，请稍后再试。"


def room_stopped():
    return "服务器出现故障，这个房间已停止。比赛已保留，修复后可以继续。"


def room_busy():
    return "这个房间等待处理的命令太多，请稍后再试。"


def log_full():
    return "这个房间的记录太长了，请开一个新房间。"


def not_a_room_code(example):
    return f"这不是房间代码。代码的样子：{example}。请和房主核对。"


def no_such_room(room):
    return f"这个服务器上没有房间 {room}。请和房主核对代码。"


def not_in_room():
    return "你不在房间里，请先进入一个。"


def in_room(room):
    return f"你在房间 {room} 里，请先离开。"


def connected_elsewhere(room):
    return f"你已经在另一台设备或另一个窗口进入了房间 {room}。可以也在这里玩，或换个身份加入。"


def removed_from_room():
    return "房主把你移出了这个房间。请加入别的房间。"


def room_full(names):
    return f"房间已满。玩家有{formats.names(names)}。"


def no_spectators(names):
    return f"房间已满，且不允许观战。玩家有{formats.names(names)}。"


def not_owner(name):
    return "只有房主可以这样做。" if name is None else f"只有房主可以这样做，请找{formats.name(name)}。"


def only_between_matches(what):
    return "只有在两场比赛之间才能" + ("离开座位" if what == "stand" else "添加电脑玩家" if what == "seat_computer" else "腾出座位" if what == "free" else "移出就座的玩家" if what == "ban" else "更改设置" if what == "configure" else "更改参赛名" if what == "enlist" else "选择谁来打" if what == "play_as" else "这样做") + "。请等比赛结束。"


def unknown_game(*, game, games):
    return f"这个服务器没有游戏“{formats.name(game)}”。请选择{formats.either(games)}。"


def unknown_rules(*, game, rules):
    return f"这个服务器没有《{formats.name(game)}》第{rules}版的规则。"


def wrong_option(*, game, option):
    return f"《{formats.name(game)}》的选项 {option} 不能取这个值，请换一个。"


def form(key):
    return {
        "match": "互相对战",
        "solo": "单人",
        "together": "合作",
        "race": "竞速",
        "mirror": "镜像赛",
    }[key]


def form_not_played(*, game, form, forms):
    return f"用这些选项，《{formats.name(game)}》没有“{form}”这种形式。可选：{formats.either(forms)}。"


def seats_not_played(*, game, form, fewest, most, wished, exact):
    return f"《{formats.name(game)}》（{form}）不能有{formats.number(wished)}个座位。" + (f"请选择{formats.number(most)}个。" if exact else f"请选择{formats.number(fewest)}到{formats.number(most)}个。")


def no_role_to_choose(game):
    return f"《{formats.name(game)}》的所有玩家角色相同，无法选择。"


def unknown_role(*, game, role, roles):
    return f"《{formats.name(game)}》没有角色“{role}”。请选择 {formats.either(roles)}。"


def role(key):
    return {
        "maximizer": "高分方",
        "minimizer": "低分方",
        "player": "玩家",
        "owner": "藏家",
        "guesser": "猜家",
    }[key]


def no_winnable_numbers(game):
    return f"《{formats.name(game)}》按得分计算，没有可解不可解之分。请另选编号。"


def no_winnable_number_found():
    return "没能及时找到可解的牌局。请再试一次，或输入编号。"


def race_without_clock():
    return "竞速不计时：先完成的玩家获胜。请选择不计时。"


def solo_without_clock():
    return "单人局不计时。请选择不计时。"


def casual_not_alone():
    return "只有单人局才能是休闲局。"


def casual_undoes_anyway(game):
    return f"《{game}》本来就能撤销每一步，所以没有休闲局。"


def unknown_level(*, level, levels):
    return f"这个服务器没有电脑级别“{level}”。请选择 {formats.either(levels)}。"


def levels_per_seat(*, seats, wished):
    return f"电脑写了{formats.number(wished)}项，但有{formats.number(seats)}个座位。请每个座位写一项。"


def too_many_computers(limit):
    return f"你的房间总共最多可以有{formats.number(limit)}个电脑玩家。请先移出一个。"


def quick_match_alone():
    return "快速匹配需要另一位玩家。请选择其他形式，或开一个房间。"


def challenge_needs_two_seats():
    return "挑战是双人的。请选择两个座位，不要电脑。"


def challenge_yourself():
    return "你不能挑战自己，请选择其他玩家。"


def never_opponents():
    return "你只能挑战和你打完过比赛的玩家。"


def challenged_already(*, name, room):
    return f"你已经在房间 {room} 向{formats.name(name)}发起挑战。请等待回应，或收回它。"


def too_many_challenges(limit):
    return f"你已有{limit}个未回应的挑战，不能再多了。请收回一个。"


def challenges_refused(name):
    return f"{formats.name(name)}不接受你的挑战。"


def push_endpoint_not_public():
    return "服务器连不上你浏览器的通知服务。请换一个浏览器。"


def push_keys_invalid():
    return "浏览器的通知密钥无效。请关闭通知后重新打开。"


def seat_kept(name):
    return f"这个座位留给{formats.name(name)}。你可以观战。"


def no_challenge():
    return "这个房间不再是挑战了。"


def not_challenged(name):
    return f"这个挑战是给{formats.name(name)}的。"


def quick_match_settings():
    return "双方都要求了这些设置。请在比赛后更改，或自己开一个房间。"


def quick_match_computer():
    return "这个座位留给另一位玩家。要和电脑玩，请离开后自己开一个房间。"


def nobody_waits():
    return "这个房间已经没有人在等了。请另找一场比赛。"


def waiting_room_unreachable():
    return "连不上正在等待的玩家，请一分钟后再试。"


def more_seated_than_seats(*, seats, wished):
    return f"已有{formats.number(seats)}个座位坐了人，多于你要求的{formats.number(wished)}个。请先腾出几个。"


def shared_terminal_at_once():
    return "这里玩家同时出牌，不能共用一个终端。请各用一个，或添加电脑玩家。"


def shared_terminal_hidden():
    return "这里玩家之间有隐藏的内容，不能共用一个终端。请各用一个，或添加电脑玩家。"


def not_seated():
    return "你在这个房间没有座位，请先坐下。"


def seated_already():
    return "你在这个房间已有座位。要换座位，请先离开它。"


def no_such_seat(*, seat, seats):
    return f"这个房间没有座位{seat}。请选择" + ("座位1" if seats == 1 else f"座位1到{seats}") + "。"


def seat_taken(*, name, free):
    return f"那个座位是{formats.name(name)}的。" + ("没有空座位。" if free is None else f"空座位：{formats.either(free)}。")


def seat_empty():
    return "那个座位没有人。请选择有人的座位。"


def own_seat():
    return "那是你自己的座位。要腾出它，请离开座位。"


def computer_takes_no_seat():
    return "电脑不会自己坐下，由房主添加。"


def computer_not_playing():
    return "这个座位不是电脑在打。"


def computer_plays_your_seat():
    return "电脑在替你打。请先坐回原位。"


def computer_plays_already():
    return "电脑已经在替那位玩家打了。"


def computer_owns_no_room():
    return "电脑不能当房主，请选择一个人。"


def owner_already():
    return "这位玩家已经是房主，请选择其他玩家。"


def remove_yourself():
    return "你不能移出自己，请直接离开房间。"


def removed_already():
    return "你已经移出了这位玩家。"


def too_many_removed(limit):
    return f"你已移出{formats.number(limit)}位玩家，达到上限。请开一个新房间。"


def player_is_here(name):
    return f"{formats.name(name)}在这里。只有玩家离开时才能这样做。"


def player_not_away_long_enough(*, name, patience, seconds):
    return f"{formats.name(name)}离开还不到{formats.duration(patience)}。请再等{formats.duration(seconds)}。"


def waited_too_briefly(*, name, patience, seconds):
    return f"轮到{formats.name(name)}还不到{formats.duration(patience)}。请再等{formats.duration(seconds)}。"


def not_a_seat_code(example):
    return f"这不是座位代码。代码的样子：{example}。请在另一台设备上核对。"


def seat_code_invalid():
    return "这个座位代码错误、已用过或已过期。请重新获取。"


def seat_code_outdated():
    return "生成这个代码的玩家已经没有那个座位了。请重新获取代码。"


def link_invalid():
    return "这个链接错误、已用过或已过期。请在另一台设备上重新生成。"


def link_used():
    return "另一台设备已用过这个链接。请在另一台设备上重新生成。"


def names_repeated():
    return "每个参赛名都要不同，请改一个。"


def no_tournament_to_end(limit):
    return f"这个房间没有锦标赛。输入1到{formats.number(limit)}个名字即可开始。"


def no_tournament():
    return "这个房间没有锦标赛，房主可以开始一个。"


def not_competing(*, name, names):
    return f"{formats.name(name)}不是参赛名。请选择{formats.either(names)}。"


def name_plays_elsewhere(name):
    return f"{formats.name(name)}在另一个座位上打。请选择其他名字。"


def no_leg_to_start():
    return "没有等待开始的一局。"


def not_next_leg(*, match, leg):
    return f"接下来是比赛{match}第{leg}局，请为它做准备。"


def ready_already():
    return "你已经准备好了，请等待其他玩家。"


def match_not_under_way(match):
    return f"比赛{match}现在没有进行。"


def match_not_last(match):
    return f"比赛{match}不是这个房间的最后一场。"


def next_match_agreed():
    return "下一场比赛已经定好，请为第1局做准备。"


def seat_free():
    return "有一个座位空着。有人坐下后才能开始下一场比赛。"


def offered_already():
    return "你已经提议过了，请等待回应。"


def not_offered():
    return "现在没有人提议。你可以提议。"


def agreed_already():
    return "你已经同意了，请等待其他玩家。"


def left_match():
    return "你退出了这场比赛。坐回原位就能回来。"


def left_match_already():
    return "你已经退出了这场比赛。坐回原位就能回来。"


def no_match_yet():
    return "比赛还没开始，请等这一局开始。"


def game_moved_on():
    return "局面已经变了，请看清后再试。"


def match_over():
    return "比赛已结束。"


def leg_over():
    return "这一局已结束。"


def board_over(board):
    return f"牌盘{board}已结束。"


def not_your_turn(*, name, board):
    return ("" if board is None else f"牌盘{board}上") + ("还没轮到你" if name is None else f"轮到{formats.name(name)}") + "。"


def move_sealed(board):
    return f"你在牌盘{board}上已经出牌。请等另一个牌盘。"


def out_of_time():
    return "你已超时，由房间替你出牌。请等下一局。"


def move_not_allowed(move):
    return f"规则不允许{move}，请换一种走法。"


def not_a_move(*, move, examples):
    return f"“{move}”不是走法。请写成{formats.either(examples)}这样。"


def not_a_card(move):
    return f"“{move}”不是走法：缺少牌或牌写错了。牌写成 KS 或 TD 这样。"


def no_such_board():
    return "镜像赛有牌盘1和2。请在走法前写 1: 或 2:。"


def hints_off():
    return "这个房间没有提示，房主可以允许。"


def hint_for_computer():
    return "电脑不能用提示。"


def hint_not_your_turn():
    return "只有轮到的玩家才能用提示，请等轮到你。"


def too_many_hints():
    return "这场比赛太长，不能再提示了。请继续打。"


def undo_by_move(game):
    return f"《{game}》有自己的撤销功能，请用它。"


def undo_reveals():
    return "你的上一步翻出了新牌，不能撤销。在休闲局里每一步都可以撤销。"


def takeback_without_place():
    return "悔牌没有写明局和步数，请再试一次。"


def takeback_asked_already():
    return "已经有人请求悔牌，请等待回应。"


def takeback_after_leg():
    return "这一局已结束，不能悔牌。"


def takeback_without_move():
    return "你在这一局还没有出过牌。"


def takeback_final():
    return "这一步不能收回。"


def too_many_takebacks():
    return "这场比赛太长，不能再悔牌了。请继续打。"


def no_takeback_asked():
    return "现在没有人请求悔牌。"


def takeback_own():
    return "你的悔牌需要其他玩家同意，请等待回应。"


def claim_alone():
    return "你在玩单人局，没有对手，不能宣布获胜。"


def claim_only_of_two():
    return "只有双人比赛才能宣布获胜。请让电脑替离开的玩家打。"


def claim_in_correspondence(name):
    return f"通信对局中不能有人替{formats.name(name)}打，也不能宣布获胜。超时的玩家会输。"


def seat_not_of_another_person():
    return "那不是别人的座位。请选择离开的玩家的座位。"


def nobody_away():
    return "没有人离开。"


def several_away(several):
    return f"有几位玩家离开。请选择座位{formats.either(several)}。"


def played_to_end(name):
    return f"{formats.name(name)}已经打完，得分有效。"


def replacement_asked_already():
    return "已经有人请求接替，请等待回应。"


def replacement_by_claim():
    return "要请求接替，请坐下或宣布获胜。"


def no_replacement_asked():
    return "现在没有人请求接替。"


def replacement_own():
    return "这是你的座位，需要其他玩家同意。"


def nobody_to_agree():
    return "没有能同意的玩家在这里，请等人回来。"


def no_daily_number(game):
    return f"《{formats.name(game)}》没有每日牌局，请选择其他游戏。"


def daily_settings():
    return "每日牌局人人用同样的设置。要用别的设置，请自己开一个房间。"


def daily_tournament():
    return "锦标赛里不能打每日牌局，请自己开一个房间。"


def daily_computer():
    return "这个房间是两个人用的。要和电脑打，请选择和电脑打每日牌局。"


def daily_hint():
    return "每日牌局没有提示。"


def daily_takeback():
    return "每日牌局不能悔牌。"


def daily_once():
    return "每日牌局只能打一次。请打明天的，或自己开一个房间。"


def daily_seat_kept():
    return "你在这里打过每日牌局，座位会保留。你可以离开房间。"


def daily_tried(*, game, name):
    return ("你" if name is None else f"{formats.name(name)}") + f"已经打过《{formats.name(game)}》今天的牌局。明天会有新的。"


def daily_over(day):
    return f"这个编号所属的{formats.day(day)}已经结束。请为今天的牌局开一个房间。"


def daily_hidden(day):
    return f"{formats.day(day)}的每日牌局编号和这场比赛的牌谱，要到 UTC 午夜才公开。"


def daily_day(*, day, first, last):
    return f"没有{formats.day(day)}的成绩。请选择{formats.day(first)}到{formats.day(last)}之间的日期。"


def no_such_match(match):
    return f"这个房间没有过比赛{match}。"


def match_not_finished(match):
    return f"比赛{match}还没结束，请等它结束。"


def no_record():
    return "服务器没有这场比赛的牌谱：它没有出过牌就结束了，或已被删除。"


def unknown_player():
    return "这位玩家在这个服务器上没有打完过比赛。"


def same_player():
    return "不能和自己比较，请选择其他玩家。"


def no_such_leg(*, leg, legs):
    return f"这场比赛没有第{leg}局，只有{formats.number(legs)}局。"


def no_such_ply(*, leg, plies):
    return f"第{leg}局只有{formats.number(plies)}步。"


def not_legs_of_match(*, game, legs, roles):
    return f"这些不是一场比赛的局。《{formats.name(game)}》最多有{formats.number(legs)}局，角色有{formats.every(roles)}。"


def match_breaks_rules(*, leg, move):
    return f"第{leg}局第{move}步：规则不允许这样走。"


def too_many_analyses(limit):
    return f"你已经在等{formats.number(limit)}份分析。请等一份完成后再试。"


def analyses_busy():
    return "服务器正在分析太多比赛，请一分钟后再试。"


def too_many_numbers(limit):
    return f"你已经在等{formats.number(limit)}个编号。请等一个完成后再试。"


def too_many_numbers_of_address():
    return "你的地址正在计算的编号太多。请等一个完成后再试。"


def numbers_busy():
    return "服务器正在计算太多编号，请一分钟后再试。"
