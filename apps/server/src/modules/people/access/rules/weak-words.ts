/**
 * The words that common passwords are made of, as data. `weak-password.ts` refuses each with the
 * digits, signs and swapped letters people put around and into it ("Passw0rd!", "rahim123"), so
 * this list covers some hundred thousand passwords. Lower case; three letters and more.
 */
const WORDS = `
password passwort passwd pass passme mypass mypassword passcode parola secret mysecret private
letmein login logon welcome access admin administrator root user guest test testing tester demo
master owner super superuser changeme change default temp temporary computer internet windows
linux system server network laptop desktop keyboard monitor printer google gmail yahoo hotmail
outlook facebook twitter instagram whatsapp youtube telegram tiktok android iphone samsung nokia
huawei xiaomi realme oppo vivo sony apple microsoft dell asus lenovo motorola
qwerty qwertz azerty asdf asdfgh zxcv zxcvbn qazwsx qweasd qwe asd zxc abc abcd abcde xyz aaa
love loves lover lovely loveyou iloveyou iloveu ilove iluvu loveme lovelove mylove mylife myself
forever always together baby babe babygirl babyboy honey sweet sweetheart sweety darling angel
princess prince queen king boss hero legend warrior winner champion victory success lucky luck
happy happiness smile sunshine moonlight starlight rainbow butterfly flower rose lily jasmine
diamond gold golden silver platinum crystal pearl money rich dollar taka million bank cash
god jesus allah bismillah muhammad mohammad islam muslim mosque christ heaven faith blessed hope
freedom peace justice liberty destiny dream dreams dreamer paradise believe trust trustno
dragon monster tiger lion eagle falcon phoenix panther wolf bear shark snake spider scorpion
monkey elephant rabbit turtle dolphin horse pony kitten kitty puppy doggy bulldog chicken
superman batman spiderman ironman starwars startrek pokemon pikachu naruto goku sasuke minecraft
fortnite roblox pubg freefire matrix avatar hacker hackers killer sniper shadow ghost ninja
samurai knight wizard magic master hunter ranger soldier police army marine captain pirate
football baseball basketball soccer hockey tennis cricket golf volleyball swimming player gamer
liverpool arsenal chelsea barcelona realmadrid manchester manunited manutd juventus messi ronaldo
neymar sachin tendulkar virat kohli dhoni shakib tamim mushfiq mashrafe tigers
summer winter spring autumn january february march april may june july august september october
november december monday tuesday wednesday thursday friday saturday sunday
red blue green yellow orange purple black white pink brown silver
mother father mummy mommy daddy mama papa brother sister family friend friends bestfriend
grandma grandpa wife husband children
chocolate cookie cookies cheese banana cherry peach orange mango apples pepper ginger coffee
cocacola pepsi pizza burger biryani
michael jennifer jessica michelle daniel david robert thomas william george charlie andrew joshua
matthew anthony jonathan christian christopher samantha amanda ashley nicole elizabeth victoria
natasha alexander alexandra benjamin nicholas patrick richard joseph jordan taylor steven brandon
justin austin dallas maggie hannah lauren rachel rebecca danielle stephanie kimberly melissa
vanessa sandra patricia barbara veronica caroline carolina angela andrea monica claudia cristina
sophia olivia isabella emma gabriel samuel carlos antonio fernando alejandro roberto ricardo
eduardo francisco martin oliver harry jack james john peter paul mark eric kevin brian jason
rahim karim rahman ahmed ahmad ali hasan hassan hossain hussain islam khan chowdhury sarkar miah
sharif salman shahrukh sakib rakib sabbir arif asif imran tanvir tanvirahmed sumon rubel sohel
masud mamun jahid shohag rony rana raju babu shuvo riyad nayeem foysal fahim sajib sujon liton
fatema fatima ayesha aisha khadija mariam nusrat sadia sumaiya tania mim jannat farhana nasrin
rumana shanta priya puja riya sneha maya mitu moni shila ruma
bangladesh bangla bengal bengali dhaka chittagong chattogram sylhet khulna rajshahi barisal
rangpur comilla gazipur padma meghna jamuna sundarban joybangla amarbangla amarsonar ekushey
bijoy shadhinota sonarbangla bondhu valobasha bhalobasha bhalobashi amitomake tumiamar tomake
jaan jaanu shona pakhi bangali banglalink grameenphone robi airtel teletalk bkash nagad rocket
india indian hindustan bharat pakistan pakistani nepal london america american canada england
germany mexico brazil russia newyork california florida chicago boston paris italy spain japan
mercedes ferrari porsche corvette mustang camaro toyota honda yamaha suzuki kawasaki bmw audi
nissan lamborghini bugatti
nokshi kantha casino poker jackpot bingo slot slots bet betting gambler gambling lottery vegas
lasvegas blackjack roulette
whatever nothing something anything everything forget forgot remember unknown nobody people
beautiful gorgeous handsome pretty cute sexy hottie playboy bigboy badboy goodboy badgirl
sexsex fuckyou fuckoff fuckme fucker fuck bitch asshole bastard shit pussy bullshit
music guitar drummer dancer dancing singer metallica nirvana eminem slipknot beatles rockstar
rock hiphop blink school college university student teacher doctor engineer manager office
company business market shop house home garden forest mountain river ocean beach island water
fire earth thunder lightning storm snow snowball hurricane ice iceman gateway security control
power energy electric digital explorer voyager creative infinity eternity universe galaxy saturn
jupiter mercury apollo genesis eclipse scooter driver racing skyline spitfire rangers cowboys
steelers yankees lakers raiders packers dolphins broncos redsox patriots eagles bulldogs wildcats
hello hellohello hi hey goodbye thankyou please sorry ok okay yes no maybe never
one two three four five six seven eight nine ten onetwothree
mickey minnie donald tinkerbell snoopy garfield tweety scooby simpsons bubbles fluffy buddy
lucky max rocky bella daisy molly sophie charlie buster bailey oreo simba coco shelby
merlin gandalf frodo zelda mario sonic luigi kirby link diablo warcraft starcraft halo
trinity neo alpha beta omega delta sigma gamma zero blade sword arrow bullet gunner hammer
maverick hardcore midnight bigdaddy marlboro redskins butthead metallic shithead godzilla airborne
lifehack brooklyn darkness redwings williams nintendo guinness dickhead snickers michigan lacrosse
christin kristina einstein maryjane svetlana westside anderson stargate scarface cherokee icecream
defender swordfish icecream hercules firebird cheyenne billybob snowman stingray greenday zeppelin
pavilion bobafett darkstar goldfish catfish longhorn unicorn assassin devildog pegasus lonewolf
babydoll atlantis montreal angelina shamrock hotstuff mistress redneck cadillac birthday cavalier
veronika leonardo trumpet hesoyam freeman renegade pioneer stephani highland triumph marathon
overlord trombone ultimate warlock superfly paladin geronimo playstation xbox nostromo stallion
morrison inferno lollipop werewolf hollywood skywalker wolverine biscuit columbia sebastian seinfeld
squirrel robinson megadeth musicman twilight intrepid punisher harmony starlight mushroom blackdog
bluebird blackcat blackjack charlotte courtney dominic evangelion gangster gandhi gladiator
goldberg hamilton harrison highlander immortal integral kingkong lawrence leicester louisiana
madison magnolia maradona marshall maryland meatball mercenary michaela mohamed montana mustafa
napoleon nemesis nigeria oklahoma passion passport patience penelope philippe phillips pineapple
portugal precious predator presario primavera property pussycat radiohead rebecca redbull renault
reynolds roadrunner rosemary rooster rusty sabrina savannah scotland serenity shannon sherlock
sexylady shopping skeleton skittles slayer softball solomon spencer stalker stanley sterling
stranger strawberry sullivan sunflower sunset supernova survivor switzerland tarzan tennessee
terminator thailand thomson titanic tottenham trinidad trooper ultraman undertaker valentina
valentine vampire vanilla verizon viking vincent virginia vladimir volkswagen voyager wallpaper
warhammer watermelon webmaster wellington westham wildlife winston wolfgang wonderland woodland
yankee yellowstone yourname zachary zeppelin zombie
`;

/** Whole passwords that no rule above covers. */
const PASSWORDS = `
trustno1 1qaz2wsx q1w2e3r4 q1w2e3r4t5 zaq12wsx 1q2w3e4r5t 12qwaszx qwaszx12 a1b2c3d4 a1s2d3f4
1a2b3c4d 1234qwer qwer1234 asdf1234 zxcv1234 qwert12345 12345qwert abc12345 1234abcd abcd1234
p@ssw0rd passw0rd pa55word 5201314 1314520 woaini1314 4815162342 31415926 27182818 11235813
1q1q1q1q 12345678910 123456789a a123456789 123456789q q123456789 aa123456 aa123456789 a1234567
147258369 159357456 741852963 789456123 963852741 123654789 321654987 456123789 112233445566
11223344 12344321 123321123 1234554321 87654321 98765432 10203040 13579246 24681012 13572468
ncc1701d ncc1701e bond007 blink182 rush2112 thx1138a jordan23 lebron23 kobe2408 iloveyou2
letmein1 qazwsxedc wsxedcrfv 1qazxsw2 zaqxswcde qweasdzxc qweqweqwe asdasdasd zxczxczxc
drowssap nimda123 toor1234 adminadmin rootroot testtest useruser passpass hellohello
pakistan786 allah786 bismillah786 786786786 mother123 father123 amarmaa mamabari
01234567 012345678 0123456789 01010101 01011990 01012000 19711971 16121971 26031971 21021952
`;

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const WEAK_WORDS = set(WORDS);
export const WEAK_PASSWORDS = set(PASSWORDS);
