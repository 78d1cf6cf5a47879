// Rules: reasons to refuse something, each by itself and with a name. So each has an example in its test, and `npm run quality --
// --ablate` can switch each off and show what it changes. What a rule lets pass, the next one still may refuse.

export type Rules<Of> = Record<string, (of: Of) => boolean>;

/** Is there a rule that refuses it? They are asked in their order, so the cheap ones come first. */
export function anyRefuses<Of>(rules: Rules<Of>, of: Of): boolean {
  return Object.values(rules).some((refuses) => refuses(of));
}
