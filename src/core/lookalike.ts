// Compares names by how they look (UTS #39, section 4). It refuses no name.

/**
 * Letters of living scripts that look like plain Latin ones, after what they look like: of Unicode's confusables those that a name may hold
 * and that normalisation leaves as they are.
 */
const TABLE =
  '2:ꝚƧꙄᒿ 3:ꞫȜƷꝪЗӠ 4:Ꮞ 5:Ƽ 6:бᏮ 7:𐓒 8:ȣȢ 9:Ꝯ A:ΑАᎪᗅꓮ AA:Ꜳ AE:ÆӔ AO:Ꜵ AU:Ꜷ AV:ꜸꜺ AY:Ꜽ B:ꞴΒВᏴᗷꓐ C:ϹСᏟꓚ D:Ꭰᗞᗪꓓ E:ΕЕⴹᎬꓰ ' +
  'F:ꞘϜᖴꓝ G:ԌᏀᏳꓖ H:ΗНᎻᕼꓧ J:ꞲͿЈᎫᒍꓙ K:ΚКᏦꓗ L:Ꮮᒪꓡ M:ΜϺМᎷᗰꓟ N:Νꓠ O:ΟОՕⵔ𐓂ꓳ OE:Œ OO:ꝎꚘ P:ΡРᏢᑭꓑ Q:ⵕ R:ƦᎡᏒ𐒴ᖇꓣ S:ЅՏᏕᏚꓢ T:ΤТᎢꓔ T3:Ꜩ ' +
  'U:Ս𐓎ᑌꓴ V:ѴⴸᏙᐯꓦ W:ԜᎳᏔꓪ X:ꞳΧХⵝꓫ Y:ΥϒУҮᎩᎽꓬ Z:ΖᏃꓜ a:ɑαа aa:ꜳ ae:æӕ ao:ꜵ au:ꜷ av:ꜹꜻ ay:ꜽ b:ƄЬᏏᑲᖯ bl:Ы c:ᴄϲсꮯ d:ԁᏧᑯꓒ dz:ʣ ' +
  'e:ꬲеҽ f:ꬵꞙẝք g:ɡᶃƍց h:һհᏂ i:ıɪɩιͺіꙇӏꭵᎥ j:ϳј l:ƖǀΙІӀⵏꓲ lO:Ю ll:ǁ ls:ʪ lz:ʫ n:ոռ o:ᴏᴑꬽοσоჿօ𐓪 oe:œ oo:ꝏꚙ p:ρϱр q:ԛգզ ' +
  'r:ꭇꭈᴦгꮁ s:ꜱƽѕꮪ tf:ꝷ ts:ʦ u:ꞟᴜꭎꭒʋυս𐓶 ue:ᵫ uo:ꭣ v:ᴠνѵꮩ w:ɯᴡѡԝաꮃ x:хᕁᕽ y:ɣᶌʏỿꭚγуүყ z:ᴢꮓ';

const prototypes = new Map(
  TABLE.split(' ').flatMap((entry) => {
    const [latin = '', letters = ''] = entry.split(':');
    return [...letters].map((letter) => [letter, latin] as const);
  }),
);

/** What a name looks like in plain Latin letters, where it does; case stays. */
function skeletonOf(name: string): string {
  const signs = name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [...signs].map((sign) => prototypes.get(sign) ?? sign).join('');
}

/** Signs that look alike whatever their case. */
const fold = (skeleton: string) => skeleton.replace(/[i1|]/g, 'l').replace(/0/g, 'o').replace(/m/g, 'rn').replace(/w/g, 'vv');

/** Without spaces and punctuation, unless there is nothing else. */
function bare(key: string): string {
  const rest = key.replace(/[\p{P}\p{Z}]/gu, '');
  return rest === '' ? key : rest;
}

/** Two names with the same key look alike, in whatever case and alphabet. */
export function nameKey(name: string): string {
  const latin = skeletonOf(name).toLowerCase();
  const isLatin = !/[^\p{ASCII}\P{L}]/u.test(latin);
  return bare(fold(isLatin ? latin : skeletonOf(name.toLowerCase())));
}

/** The same by letters and digits alone: a sign beside a name makes it nobody else's. */
function lettersOf(name: string): string {
  const key = nameKey(name);
  const letters = key.replace(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? key : letters;
}

/** Whether two names would be taken for one: other signs, accents, spaces and case do not tell them apart. */
export function isLookalike(name: string, otherName: string): boolean {
  return lettersOf(name) === lettersOf(otherName);
}

const ROLES = ['admin', 'administrator', 'moderator', 'support', 'helpdesk'];
const OFFICIAL = [...ROLES, 'help', 'team', 'staff', 'official', 'security', 'service', 'system', 'bot'];
const officialNames = new Set(['oasis', ...ROLES].map(lettersOf));
const officialRoles = new Set(OFFICIAL.map(lettersOf));
const product = lettersOf('oasis');

/** Whether a name says that it speaks for this app. */
export function isOfficial(name: string): boolean {
  if (officialNames.has(lettersOf(name))) return true;
  const letters = lettersOf(name);
  const hasRole = [...officialRoles].some((role) => letters === product + role || letters === role + product);
  const words = name.split(/[\s\p{P}]+/u).map(lettersOf);
  return hasRole || (words.includes(product) && words.some((word) => officialRoles.has(word)));
}
