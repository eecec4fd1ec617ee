const list = (text: string): string[] => text.trim().split(/\s+/);

/** Short words match only with a suffix, so all lengths are listed. */
export const worldWords = list(`
  lubov lublu lubimaya krasavica
  password passwort passport passwd pass passcode parola parole contrasena senha motdepasse admin administrator root
  user guest test tester testing demo login logon secret default changeme letmein welcome access master manager service
  server system support computer internet online security network windows linux oracle cisco samsung google facebook
  microsoft yahoo hotmail gmail iphone android apple nokia motorola logitech nintendo playstation pokemon minecraft
  warcraft starcraft counter strike fortnite roblox starwars startrek stargate matrix superman batman spiderman ironman
  wolverine avatar godzilla gandalf hobbit naruto simpsons garfield snoopy scooby mickey disney titanic terminator
  predator metallica nirvana slipknot eminem beatles pearljam linkinpark madonna hendrix blink182 football baseball
  basketball softball lacrosse volleyball soccer hockey tennis golfer cricket chelsea arsenal liverpool everton
  manchester juventus barcelona realmadrid milan yankees lakers cowboys steelers redskins dolphins packers panthers
  patriots raiders rangers redwings wildcats bulldogs vikings ferrari porsche mercedes mustang corvette camaro chevelle
  toyota nissan honda yamaha kawasaki suzuki ducati harley volkswagen dragon monkey tiger lion eagle falcon panther
  jaguar cougar wildcat bulldog dolphin elephant scorpion butterfly spider rabbit kitten puppy horse wolf shark turtle
  penguin chicken princess prince queen king angel angels devil diablo demon vampire zombie phantom shadow darkness
  darkside midnight moonlight sunshine sunflower rainbow thunder lightning snowball diamond crystal platinum golden
  silver summer winter spring autumn october november december january february september monday friday sunday freedom
  forever destiny infinity paradise heaven hello hellohello whatever nothing trustno1 iloveyou iloveu iloveme loveyou
  loveme lovely lover lovers loverboy lovelove mylove babygirl baby sweetheart honey sugar chocolate cookie cheese
  banana orange cherry strawberry peanut popcorn coffee cocacola pepsi marlboro guinness budlight hunter killer slayer
  sniper warrior soldier marine captain general police doctor teacher student college school university english mathew
  michael michelle jennifer jessica joshua jordan jordan23 daniel danielle david andrew andrea anthony antonio thomas
  robert richard charles charlie christian christine christopher christina william williams alexander alexandr maryjane alexandra alexis
  benjamin nicholas nicole natalie natasha samantha stephanie elizabeth victoria veronica vanessa patricia patrick
  kimberly katherine catherine caroline carolina charlotte sophie brittany courtney melissa melanie rebecca rachel
  jonathan johnson jackson jasmine jeffrey gregory gabriel franklin francis frederick fernando eduardo ricardo roberto
  francisco alejandro cristina isabella leonardo giovanni mohammed muhammad abdullah ibrahim bismillah george gordon
  edward harold howard marshall mitchell maxwell spencer stanley stephen steven timothy tiffany winston zachary kristina
  madison shannon sabrina bradley brandon cameron america american canada mexico brazil germany england scotland ireland
  france russia ukraine pakistan india australia florida california colorado michigan virginia montana arizona alaska
  hawaii brooklyn newyork lasvegas chicago boston dallas houston london paris berlin moscow tokyo beijing shanghai
  airborne semperfi spitfire warhammer scarface snickers bubbles flower peaches poohbear peekaboo pumpkin rosebud
  butthead bullshit asshole fuckyou fuckoff fucker fuckme motherfucker bitch bastard dickhead shithead bollocks hardcore
  blowjob bigdick bigdaddy bigtits biteme playboy hooters cumshot porno sexsex sexy einstein explorer enigma genesis
  genius gateway electric extreme fantasy fireman frankie friends goodluck gladiator hercules illusion imissyou
  katerina kissme mercury maverick mountain mozart nuttertools operation phoenix platoon private qwerty query rammstein
  scorpio simple skyline skywalker smokey southpark stalker success superstar swordfish theman therock toriamos voyager
  westside winner wizard wolfpack buffalo cherokee chester champion classic creative digital dreamer drummer eclipse
  drowssap money monster mother father family sister brother friend people legend liberty justice victory vision vampire
  magic lucky happy smile dream music guitar dancer player runner driver trucker truck camion vodafone azerty andromeda
`);

/** Variants in transliteration and in the wrong keyboard layout are derived from these. */
export const russianWords = list(`
  пароль привет красавица красавчик леночка светик лапочка любимая любимый любовь люблю солнце солнышко зайчик котенок малыш малышка ангел дракон красотка принцесса королева
  россия москва спартак зенит локомотив динамо мафия бандит брат сестра мама папа мамапапа семья счастье удача деньги
  александр александра алексей анастасия анатолий андрей анжелика антон арина артем богдан борис валентин валентина
  валерия василий вероника виктор виктория виталий владимир владислав галина георгий григорий даниил дарья денис диана
  дмитрий евгений евгения екатерина елена елизавета иван игорь илья ирина карина катя кирилл константин кристина ксения
  лариса людмила максим маргарита марина мария михаил надежда наталья наташа никита николай оксана олег ольга павел
  полина роман руслан светлана сергей серега слава снежана софия станислав степан тамара татьяна тимофей ульяна федор
  юлия юрий яна ярослав кошка собака рыбка медведь тигр волк лошадь машина автомобиль водитель компьютер интернет
  администратор начальник сезам секрет свобода победа весна лето осень зима апельсин шоколад клубника рамштайн
  металлика футбол хоккей чемпион терминатор спайдер бумер калина жигули камаз
`);

/** In Pinyin, as they are typed. */
export const chineseWords = list(`
  woaini woaini1314 woaini520 woaini521 woaini5201314 woaiwojia woaiwoziji woaimama woailaopo woainima woainimama
  woxiangni wozhiaini wodezuiai wodemima wobuzhidao wojiushiwo woshishui woshishei woshishen woshiniba woshinidie
  woshizhu woshiwo wocaonima wokaonima worinima caonima nihao nihaoma nishizhu nishishui nishiwode buzhidao bugaosuni
  meiyoumima jiushiaini zhendeaini aini aini1314 laopo laogong baobao baobei baobeier xiaoxiao yangyang jingjing weiwei
  tiantian dongdong yuanyuan feifei chenchen longlong maomao jiajia shanshan mingming huanhuan zhuzhu tingting jianjian
  qianqian xingxing liangliang jiaojiao yingying mengmeng lingling doudou xinxin wenwen miaomiao xiaolong xiaoqiang
  xiaofeng xiaoyu xiaowei xiaojian xiaoming xiaoyao zhang wang liu chen yang huang zhao zhou jiang zhangwei zhanglei
  zhangjian zhangjie zhanghao zhangyang zhangyu zhangyan zhangjun zhangxin zhangjing zhangqiang zhangpeng zhangkai
  zhanghui zhangliang zhangbin zhangtao zhangchao wangwei wangjian wangyang wangjing wanglei wangchao wangpeng wanghao
  wangqiang wanggang wangfeng wangshuai wangliang wangxin wangjun wangyan chenwei chenjian liuyang yangjian huangwei
  jiangwei tianshi tiancai shangxin menghuan zhimakaimen beijing2008 zhongguo
`);
