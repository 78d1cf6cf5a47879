// The entities of HTML by name or number (HTML 4.01, section 24: https://www.w3.org/TR/html401/sgml/entities.html), and their characters.

/** In the order of their characters, from U+00A0 to U+00FF. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml';
const SIGNS =
  'OElig:Œ oelig:œ Scaron:Š scaron:š Yuml:Ÿ fnof:ƒ circ:ˆ tilde:˜ Alpha:Α Beta:Β Gamma:Γ Delta:Δ Epsilon:Ε Zeta:Ζ Eta:Η ' +
  'Theta:Θ Iota:Ι Kappa:Κ Lambda:Λ Mu:Μ Nu:Ν Xi:Ξ Omicron:Ο Pi:Π Rho:Ρ Sigma:Σ Tau:Τ Upsilon:Υ Phi:Φ Chi:Χ Psi:Ψ Omega:Ω ' +
  'alpha:α beta:β gamma:γ delta:δ epsilon:ε zeta:ζ eta:η theta:θ iota:ι kappa:κ lambda:λ mu:μ nu:ν xi:ξ omicron:ο pi:π ' +
  'rho:ρ sigmaf:ς sigma:σ tau:τ upsilon:υ phi:φ chi:χ psi:ψ omega:ω thetasym:ϑ upsih:ϒ piv:ϖ ndash:– mdash:— lsquo:‘ ' +
  'rsquo:’ sbquo:‚ ldquo:“ rdquo:” bdquo:„ dagger:† Dagger:‡ bull:• hellip:… permil:‰ prime:′ Prime:″ lsaquo:‹ rsaquo:› ' +
  'oline:‾ frasl:⁄ euro:€ image:ℑ weierp:℘ real:ℜ trade:™ alefsym:ℵ larr:← uarr:↑ rarr:→ darr:↓ harr:↔ crarr:↵ lArr:⇐ ' +
  'uArr:⇑ rArr:⇒ dArr:⇓ hArr:⇔ forall:∀ part:∂ exist:∃ empty:∅ nabla:∇ isin:∈ notin:∉ ni:∋ prod:∏ sum:∑ minus:− lowast:∗ ' +
  'radic:√ prop:∝ infin:∞ ang:∠ and:∧ or:∨ cap:∩ cup:∪ int:∫ there4:∴ sim:∼ cong:≅ asymp:≈ ne:≠ equiv:≡ le:≤ ge:≥ sub:⊂ ' +
  'sup:⊃ nsub:⊄ sube:⊆ supe:⊇ oplus:⊕ otimes:⊗ perp:⊥ sdot:⋅ lceil:⌈ rceil:⌉ lfloor:⌊ rfloor:⌋ lang:〈 rang:〉 loz:◊ ' +
  'spades:♠ clubs:♣ hearts:♥ diams:♦';
const SPACES = 'ensp:\u2002 emsp:\u2003 thinsp:\u2009 zwnj:\u200c zwj:\u200d lrm:\u200e rlm:\u200f';

const FIRST_LATIN = 0xa0;
const pairOf = (pair: string): [string, string] => {
  const at = pair.indexOf(':');
  return [pair.slice(0, at), pair.slice(at + 1)];
};
/** Characters of markup, which may be literal in a plain text. */
const MARKUP = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
const named = new Map([
  ...LATIN.split(' ').map((name, at): [string, string] => [name, String.fromCodePoint(FIRST_LATIN + at)]),
  ...SIGNS.split(' ').map(pairOf),
  ...SPACES.split(' ').map(pairOf),
  ['nbsp', ' '],
]);
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,8}));/gi;
const HIGHEST = 0x10_ff_ff;

/** Decodes entities. Unknown ones stay as they are. */
export function unescapeHtml(text: string): string {
  return text.replace(ENTITY, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return MARKUP.get(name) ?? named.get(name) ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= HIGHEST ? String.fromCodePoint(code) : entity;
  });
}

/** Decodes the entities of a text that is not HTML: those for markup characters stay. */
export function unescapeNamed(text: string): string {
  return text.replace(ENTITY, (entity, _hex, _decimal, name?: string) =>
    name === undefined ? entity : (named.get(name) ?? entity),
  );
}

/** Whether the text contains a known entity. */
export function hasEntity(text: string): boolean {
  return (text.match(ENTITY) ?? []).some((entity) => unescapeHtml(entity) !== entity);
}
