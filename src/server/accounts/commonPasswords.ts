// Which new passwords are refused although they are long enough: what everybody tries first, and the account's own address.
import { invalid } from '../failures.ts';

/** From lists of stolen passwords those of eight characters and more, and similar ones about this product. Lower case. */
const common = new Set(
  `
123456789 1234567890 12345678 password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word
qwertyuiop qwerty123 qwerty1234 qwerty12345 qwerty12 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 qazwsxedc zaq12wsx
zaq1zaq1 q1w2e3r4 q1w2e3r4t5 asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm123 qwerasdf 123qweasd qweasdzxc 1234qwer qwer1234
abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4 a1234567 aa123456 aa12345678 a123456789 11223344 12341234 123123123 123454321
987654321 9876543210 87654321 0123456789 012345678 01234567 123321123 147258369 741852963 159753456 12344321 102030405060
10203040 1029384756 192837465 314159265 31415926 20202020 19871987 iloveyou iloveyou1 iloveyou2 iloveyou123 loveyou1
iloveu123 loveme123 princess princess1 sunshine sunshine1 football football1 baseball baseball1 basketball basketball1
superman superman1 batman123 starwars starwars1 trustno1 whatever whatever1 computer computer1 internet internet1 michelle
michelle1 jennifer jennifer1 jordan23 jessica1 charlie1 liverpool liverpool1 chelsea1 arsenal1 chocolate chocolate1 welcome1
welcome12 welcome123 welcome2024 welcome2025 welcome2026 changeme changeme1 changeme123 letmein1 letmein123 letmeinnow
admin123 admin1234 admin12345 administrator root1234 rootroot test1234 testtest testtest1 testing1 testing123 demo1234
guest123 guest1234 default1 secret12 secret123 secret1234 mypassword mypassword1 thepassword yourpassword newpassword
nopassword passwort passwort1 password! password1! password123! motdepasse contrasena hunter22 dragon123 dragon12 monkey123
monkey12 shadow123 master123 master12 killer123 freedom1 pokemon1 pokemon123 minecraft minecraft1 fortnite fortnite1
roblox123 naruto123 spiderman spiderman1 samsung1 samsung123 google123 facebook facebook1 instagram whatsapp youtube123
linkedin microsoft android1 blink182 metallica metallica1 nirvana1 slipknot slipknot1 mustang1 corvette mercedes porsche1
ferrari1 yankees1 cowboys1 steelers redskins lakers24 manchester manutd123 barcelona barcelona1 realmadrid juventus college1
college123 student1 student12 student123 student1234 university university1 school123 school12 teacher1 teacher123 study123
summer123 summer2024 summer2025 summer2026 winter123 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025
autumn2026 january1 february september october1 november november1 december december1 elephant butterfly butterfly1
strawberry pineapple sunflower rainbow1 snowball cupcake1 cookie123 chicken1 bubbles1 beautiful beautiful1 handsome gorgeous
lovelove babygirl babygirl1 babyboy1 sweetheart angel123 angels123 jesus123 jesuschrist blessed1 blessing christian
christ123 heaven123 forever1 forever21 friends1 friendship family123 mommy123 daddy123 nicholas jonathan benjamin
christopher alexander alexander1 alexandra elizabeth elizabeth1 stephanie samantha samantha1 victoria victoria1 danielle
danielle1 isabella gabriela gabriel1 fernando francisco alejandro alejandra veronica patricia veronika natasha1 caroline
katherine courtney cassandra bigdaddy bigmoney hellohello hello123 hello1234 helloworld hello12345 goodluck goodbye1
godblessyou godisgood akwasi123 ghana123 ghana1234 nigeria1 nigeria123 kenya123 london123 america1 australia california
newyork1 florida1 arizona1 security security1 password2 password3 password01 password99 access14 access123 login123
login1234 user1234 username username1 qwertyui qwertyu1 azertyuiop azerty123 zxcvbnmasd poiuytrewq lkjhgfdsa mnbvcxz1
asdfgh123 asdfghjk asdfghj1 112233445566 1122334455 11112222 123412345 12345679 1234567891 12345678910 123456781 1234567a
12345678a 123456789a a12345678 123456abc abc123456 abc123abc abcabc123 abcd12345 123abc456 1a2b3c4d 1q1q1q1q 00112233
55555555 ncc1701d thx1138a gandalf1 voyager1 startrek1 matrix123 ninja123 pirate123 wizard123 hogwarts harrypotter
oasisoasis oasis123 oasis1234 oasis2025 oasis2026 quizquiz quiz1234 correcthorse correcthorsebatterystaple
`
    .trim()
    .split(/\s+/),
);

const texts = {
  blank: 'A password needs more than spaces.',
  common: 'This password is one of the first that anybody would try. Choose another one.',
  address: 'The password cannot be your email address. Choose another one.',
} as const;

/** Throws a 422 at `field` for a password that is easily guessed. */
export function refuseCommon(password: string, email: string, field: string): void {
  const reason = reasonAgainst(password, email);
  if (reason !== null) throw invalid(['body', field], reason);
}

function reasonAgainst(password: string, email: string): string | null {
  const plain = password.trim().toLowerCase();
  const address = email.toLowerCase();
  if (plain === '') return texts.blank;
  if (plain === address || plain === address.split('@')[0]) return texts.address;
  // One repeated character, or a run of neighbouring ones.
  if (new Set(plain).size <= 2 || isRun(plain)) return texts.common;
  return common.has(plain) ? texts.common : null;
}

function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, i) => i === 0 || code - (codes[i - 1] ?? 0) === step);
}
