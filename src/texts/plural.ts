// Chooses the form of a text that a language has for a count.
type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export function pluralsIn(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
