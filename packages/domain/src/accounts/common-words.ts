// What stands at the heart of the passwords that most people choose, in small letters. The demands
// on a password (a capital, a digit, a special character) are usually met by decorating one of
// these: Password1!, Summer2026!, Qwerty@123.

const WORDS = `
password passwort passwords pass passcode passphrase contrasena motdepasse parola senha wachtwoord
welcome willkommen bienvenue bienvenido hello hallo hola bonjour ciao namaste letmein letmeinnow
login signin logon access open opensesame enter secret topsecret private secure security changeme
change changeit newpass newpassword mypassword mypass resetme reset temp temporary default test
testing tester testpass guest user username admin administrator adminadmin root toor master
superuser super sysadmin support service server system manager office company business work working
computer laptop internet network website google gmail yahoo facebook instagram twitter amazon apple
microsoft windows samsung android iphone nokia sony nintendo playstation xbox minecraft pokemon
pikachu fortnite zelda mario sonic naruto
qwerty qwert qwer qwertyuiop qwertyui qwertz azerty asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn
zxcvbnm qaz qazwsx qazwsxedc wsx abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa xxx xxxx zzz asd qwe
iloveyou ilove loveyou iloveu iloveme love lover lovely lovers loveme beloved forever together
sunshine sunflower sunny summer winter spring autumn fall january february march april may june july
august september october november december monday tuesday wednesday thursday friday saturday sunday
today tomorrow weekend holiday vacation christmas halloween easter newyear birthday happybirthday
princess prince queen king angel angels devil heaven blessed blessing jesus jesuschrist christ god
godisgood faith hope grace trust peace freedom liberty justice america american canada england london
paris berlin tokyo newyork chicago dallas boston texas florida california mexico brazil france germany
india pakistan philippines australia
dragon monkey tiger lion bear eagle eagles falcon wolf wolves panther cheetah dolphin dolphins horse
puppy kitty kitten doggy dog cat bird fish snake spider butterfly chicken rabbit bunny unicorn
shadow flower flowers rose roses lily daisy orchid rainbow star stars moon ocean river mountain
diamond silver golden gold purple orange yellow green blue black white red pink
football baseball basketball soccer hockey tennis golf golfer racing cowboys steelers packers patriots
yankees redsox lakers bulls celtics broncos giants raiders chelsea arsenal liverpool manchester united
barcelona realmadrid juventus ronaldo messi jordan kobe beckham
superman batman spiderman ironman hulk avengers marvel starwars skywalker matrix trustno hunter ranger
killer warrior soldier ninja samurai pirate hacker hacked legend champion winner player gamer boss
mustang ferrari porsche mercedes bmw audi toyota honda corvette camaro harley yamaha
chocolate cookie cookies cupcake candy sugar cheese pepper ginger coffee pizza banana cherry peaches
michael michelle jennifer jessica ashley amanda daniel david andrew anthony matthew joshua robert
thomas william charlie jordan justin brandon nicole samantha elizabeth christopher christian alexander
alexandra victoria natalie stephanie melissa heather brittany hannah lauren sophie sophia olivia emily
emma isabella charlotte maria carlos jose juan diego miguel antonio roberto fernando george edward
james john joseph richard steven patrick kevin brian jason ryan eric scott buster bailey maggie rocky
max molly lucky sophie cooper tucker buddy teddy harry potter harrypotter hogwarts
babygirl babyboy baby honey sweet sweetie sweetheart darling beautiful pretty cutie cute sexy hottie
family mother father mommy daddy mama papa sister brother friend friends bestfriend
money dollar cash rich million lottery jackpot bitcoin crypto trading
music guitar piano metallica nirvana slipknot eminem beyonce rihanna madonna elvis beatles
student teacher school college university doctor nurse engineer police army navy marine marines
nothing something whatever whocares fuckyou fuckoff fuck asshole bitch shit damn
sweepstakes giveaway contest marketing sales brand brands campaign partner partners newsletter shop
store shopping customer
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

// Paths of the fingers over the keyboard in which letters and digits take turns, the keys with
// Shift read as those without.
export const KEYBOARD_WALKS: ReadonlySet<string> = new Set(
  `1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1xsw2 zaq1zaq1 1qaz1qaz 2wsx3edc 3edc4rfv
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q2w3e4r5 a1b2c3d4 a1b2c3d4e5
  1a2b3c4d a1s2d3f4 1qw23er4 z1x2c3v4`
    .trim()
    .split(/\s+/),
);
