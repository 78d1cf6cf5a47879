// Names that others see: which are taken as they are, which are refused and why, and which would be taken for another.
import { describe, expect, test } from 'vitest';
import { cleanShownName, cleanTitle, GroupName, refuseGroupName, refuseShownName, ShownName } from '#core/account/shownName';
import { isLookalike, isOfficial, nameKey } from '#core/text/lookalike';
import { pairs } from '../support/pairs.ts';

const ZWJ = '\u200d';
const ZWNJ = '\u200c';

/** Of some seventy scripts and languages, from Akan to Georgian, with titles, digits and emoji. */
const honest = [
  ...['Ɛsi Ŋmɛ', 'Kɔ̀fí', 'Ọlọ́runfẹ́mi Adébáyọ̀', 'Ɓala Ɗanƙwai', 'ǂKhoa !Xóõ', 'ߞߟߏߡߊ ߓߊ߲ߓߊ', '𞤀𞤣𞤤𞤢𞤥'],
  ...['አበበ ቢቂላ', 'ⵎⴰⵙⵙⵉⵏⵉⵙⴰ', 'ꕉꕜꕮ', 'محمّد الأمين', 'مُحَمَّدٌ', `علی${ZWNJ}رضا`, 'عائشہ ملک'],
  ...['יִשְׂרָאֵל כֹּהֵן', 'ܐܦܪܝܡ', 'अनुष्का शर्मा', `क्${ZWJ}षमा`, `दर्${ZWNJ}शन`, 'कृष्ण श्रेष्ठ'],
  ...[`র${ZWJ}্যাব হোসেন`, 'ਗੁਰਪ੍ਰੀਤ', 'નરેન્દ્ર', 'ସୁଭଦ୍ରା', 'வெங்கடேஸ்வரன்', 'శ్రీనివాస్'],
  ...[`ರ${ZWJ}್ಕಮ್ಮ`, 'ഉണ്ണികൃഷ്ണൻ', `ශ්${ZWJ}රියානි`, 'สมชาย ใจดี', 'ບຸນມີ', 'ស្ត្រី សុខា'],
  ...['အောင်ဆန်းစုကြည်', 'བསྟན་འཛིན', 'ᠳᠣᠷᠵᠢ', '李小龙', '李Lee', 'ㄌㄧˇ小龍', '山田エミ子', '葛\u{e0100}城 花', 'ユーキ'],
  ...['김민준', 'Nguyễn Thị Hồng', 'Kaʻiulani', 'Hēmi Ngāta', 'Dibé Yázhí Nitsaa', 'ᏎᏉᏯ', 'ᓄᓇᕗᑦ ᐊᓪᓚᑦ'],
  ...["Ñusta Ch'aska", 'João d’Ávila', 'Gal·la Pol·lí', "Siobhán O'Neill", 'Llŷr ap Siôn', 'Þórður Æsuson'],
  ...['Łucja Śćibor', 'Žydrūnė', 'Işıl Çağrı', 'Əliağa', 'Νίκος Παπαδόπουλος', 'Ольга Ёлкина'],
  ...['Соломія Їжак', 'Әлия Құнанбай', 'Հովհաննես', 'ნინო ჯავახიშვილი', 'Ольга (Olga)'],
  ...['Dr. Ama Mensah-Boateng', 'Student 12', 'Ada ❤️', `👩‍👩‍👧‍👦 Cruz`, '👩🏽‍🎓 Efua', `🏳️${ZWJ}🌈 Sam`],
  ...['🇬🇭 Kofi 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '7️⃣ Seven', 'x'.repeat(24)],
];

describe('an honest name is taken as it is', () => {
  test.each(honest)('%s', (name) => {
    expect(refuseShownName(name)).toBeNull();
    expect(ShownName.parse(name)).toBe(name.normalize('NFC'));
    expect(cleanShownName(name)).toBe(name.normalize('NFC'));
    expect(cleanTitle(name)).toBe(name.normalize('NFC'));
  });
});

test.each([
  ['Kͻfi Yεboa', 'Kɔfi Yɛboa'],
  ['Ͻsɛi', 'Ɔsɛi'],
  ['Әli', 'Əli'],
  ['ＡＭＡ', 'AMA'],
  ['𝕬𝖒𝖆 Ⓚ', 'Ama K'],
  ['  Ama   K ', 'Ama K'],
  ['Ama\nMensah', 'Ama Mensah'],
  ['Ama\u00a0K', 'Ama K'],
])('%j is written as %j', (name, tidy) => {
  expect(refuseShownName(name)).toBeNull();
  expect(ShownName.parse(name)).toBe(tidy);
});

const [unseen, marks, mixed, markup, tick, empty, official, short, long] = (
  ['unseen', 'marks', 'mixed', 'markup', 'tick', 'empty', 'official', 'short', 'long'] as const
).map((flaw) => `name_${flaw}`);

describe('a name that deceives is refused, and cleaned where something is left', () => {
  test.each([
    ['one letter', 'a', short, null],
    ['nothing', '', short, null],
    ['a letter more', 'x'.repeat(25), long, 'x'.repeat(24)],
    ['a longer one than is sent', `${'a\u0301b\u0323'.repeat(11)}${'\u{1f469}\u200d'.repeat(90)}`, unseen, undefined],
    ['markup', '<b>Ama</b>', markup, 'bAma/b'],
    ['wide markup', '＜b＞Ama', markup, 'bAma'],
    ['letters from right to left', 'Ama\u202eevil', unseen, 'Amaevil'],
    ['an isolate', '\u2066Ama\u2069', unseen, 'Ama'],
    ['a space of no width', 'Ama\u200b', unseen, 'Ama'],
    ['only that', '\u200b\u200b', unseen, null],
    ['a soft hyphen', 'A\u00adma', unseen, 'Ama'],
    ['Hangul fillers', '\u3164\u3164', unseen, null],
    ['a Hangul filler', 'Ama\u3164', unseen, 'Ama'],
    ['a Braille blank', 'Mr Mensah\u2800', unseen, 'Mr Mensah'],
    ['only Braille blanks', '\u2800\u2800', unseen, null],
    ['a note of music that is not seen', 'Ama\u{1d159}', unseen, 'Ama'],
    ['a control character', 'A\u0007ma', unseen, 'Ama'],
    ['a private sign', 'Ama\ue000', unseen, 'Ama'],
    ['half a sign', 'Ama\ud800', unseen, 'Ama'],
    ['a joiner between Latin letters', `A${ZWJ}ma`, unseen, 'Ama'],
    ['a non-joiner between Latin letters', `A${ZWNJ}ma`, unseen, 'Ama'],
    ['two non-joiners', `علی${ZWNJ}${ZWNJ}رضا`, unseen, 'علیرضا'],
    ['a joiner at the end', `علی${ZWJ}`, unseen, 'علی'],
    ['a variant of a Latin letter', 'Ama\ufe0f', unseen, 'Ama'],
    ['22 accents', `A${'\u0301'.repeat(22)}ma`, marks, 'Áma'],
    [
      '22 different accents',
      `A${[...Array(22).keys()].map((n) => String.fromCodePoint(0x300 + n)).join('')}ma`,
      marks,
      undefined,
    ],
    ['an accent on nothing', '\u0301Ama', marks, 'Ama'],
    ['a letter in a circle', 'A\u20ddma', marks, 'Ama'],
    ['a check mark', 'Mr Mensah ✓', tick, 'Mr Mensah'],
    ['a coloured check mark', 'Mr Mensah ✅', tick, 'Mr Mensah'],
    ['a heavy check mark', 'Mr Mensah ✔️', tick, 'Mr Mensah'],
    ['a Cyrillic o', 'K\u043efi', mixed, null],
    ['a Greek o', 'K\u03bffi', mixed, null],
    ['a Cherokee A', 'Ꭺma', mixed, null],
    ['an Armenian o', 'K\u0585fi', mixed, null],
    ['a dead script', '𐌰𐌼𐌰', mixed, null],
    ['only punctuation', '--', empty, null],
    ['Oasis', 'Oasis', official, null],
    ['Oasis Support', 'Oasis Support', official, null],
    ['in other signs', 'OASIS-SUPP0RT', official, null],
    ['partly in Cyrillic', 'Оаѕіѕ Support', official, null],
    ['the Oasis team', 'The Oasis Team', official, null],
    ['Support', 'Support', official, null],
    ['small capitals', 'ᴏᴀsɪs Sᴜᴘᴘᴏʀᴛ', official, null],
    ['admin', 'Àdmin'.normalize('NFD').replace(/\u0300/, ''), official, null],
  ])('%s: %j', (_, name, why, clean) => {
    expect(refuseShownName(name)?.code).toBe(why);
    expect(ShownName.safeParse(name).success).toBe(false);
    const cleaned = cleanShownName(name);
    if (clean !== undefined) expect(cleaned).toBe(clean);
    if (cleaned !== null) expect(refuseShownName(cleaned)).toBeNull();
  });
});

describe('names that look alike', () => {
  test.each(
    pairs(
      'ＡＭＡ  k ~ ama K ; A❤ ~ a❤\ufe0f ; Mr. Mensah ~ mr mensah ; Аmа Меnѕаh ~ Ama Mensah ; ВОВА ~ BOBA ; ᎪᎷᎪ ~ Ama ; Mʀ Mᴇɴsᴀʜ ~ Mr Mensah ; 🅰🅼🅰 ~ Ama ; 🅚🅞🅕🅘 ~ Kofi ; ' +
        "lan ~ Ian ; K0fi ~ Kofi ; Kwarne ~ Kwame ; Kɑte ~ Kate ; Άννα ~ άννα ; Mr O\u02bcBrien ~ Mr O'Brien ; " +
        'Ms Miller\u02d1 ~ Ms Miller ; Ms Miller\u02bc ~ Ms Miller ; Ms Mi\u2016er ~ Ms Miller ; Kaʻiulani ~ Kaiulani ; ' +
        'محمـد ~ محمد ; \u06ccوسف ~ \u064aوسف ; \u06a9مال ~ \u0643مال ; \u30cb宮 ~ 二宮 ; \u30a8藤 ~ 工藤 ; ' +
        '\u0e40\u0e40ดง ~ \u0e41ดง ; \u0905\u093eशा ~ \u0906शा ; \u00d0ặng ~ \u0110ặng ; \u00f0ặng ~ \u0111ặng',
    ),
  )('%s and %s have one key', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test.each(
    pairs(
      'Ama ~ Amma ; Zoë ~ Zoe ; ユーキ ~ ユキ ; 佐々木 ~ 佐木 ; ㄌㄧˇ ~ ㄌㄧˊ ; אבי ~ אב ; Ɓala ~ Bala ; राम ~ रामः ; ماجد ~ ماجدة ; ' +
        'پریا ~ ثریا ; ดิว ~ คิว ; 李雷 ~ 李蕾 ; Ольга ~ Олег ; A❤ ~ A⭐ ; 😀😀 ~ 😎😎 ; -- ~ ++',
    ),
  )('%s and %s have two', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  test('a sign or an accent beside a teacher’s name makes it no other name', () => {
    for (const name of ['Mr Mensah ⭐', 'ᴍr Mensah', 'Mr Ménsah', 'MR_MENSAH', 'Mr. Mensah 🎓'])
      expect(isLookalike(name, 'Mr. Mensah')).toBe(true);
    for (const name of ['Mrs Mensah', 'Mensah', 'Mr Mensah 2']) expect(isLookalike(name, 'Mr. Mensah')).toBe(false);
    expect(isLookalike('😀😀', '😎😎')).toBe(false);
  });

  test('honest names of every script keep keys of their own', () => {
    expect(new Set(honest.map(nameKey)).size).toBe(honest.length);
    for (const name of honest) expect(nameKey(name.normalize('NFD'))).toBe(nameKey(name));
  });

  test('only the app itself is official', () => {
    for (const name of ['Oasis Reading Club', 'Supporters', 'Team 3', 'Asis Oa', 'Helpful']) expect(isOfficial(name)).toBe(false);
  });
});

describe('the name of a group', () => {
  test.each(['B', 'Maths 10B (A & C)', 'Группа ИТ-21', 'Physik Ω', 'α-Helix', 'x < y', 'فیزیک', 'Group ✔'.replace('✔', '+')])(
    '%s is taken',
    (name) => {
      expect(refuseGroupName(name)).toBeNull();
    },
  );

  test.each([
    ['', 'group_name_missing'],
    [' \n ', 'group_name_missing'],
    ['x'.repeat(81), 'group_name_long'],
    ['Maths\u202e', unseen],
    ['\u200b', unseen],
    ['Oasis Support', official],
  ])('%j is refused', (name, why) => {
    expect(refuseGroupName(name)?.code).toBe(why);
  });

  test('stands on one line', () => {
    expect(GroupName.parse(' Maths\r\n\t10B ')).toBe('Maths 10B');
  });
});

test.each([
  ['Motion\u202e and forces\u2028', 'Motion and forces'],
  ['\u200b', ''],
  ['  Line\r\nbreaks ', 'Line breaks'],
  ['β-Lactams ✓ <i>', 'β-Lactams ✓ <i>'],
  ['Spaces ℝⁿ and IFNγ', 'Spaces ℝⁿ and IFNγ'],
])('the title %j becomes %j', (title, clean) => {
  expect(cleanTitle(title)).toBe(clean);
});
