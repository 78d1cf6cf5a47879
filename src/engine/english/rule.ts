// Rules are named reasons to refuse something, each independent. So each has an example in its test, and `npm run quality --
// --ablate` can switch each off and show what it changes.

export type Rules<Of> = Record<string, (of: Of) => boolean>;

/** Whether any rule refuses it. Rules are tried in order, so the cheap ones come first. */
export function anyRefuses<Of>(rules: Rules<Of>, of: Of): boolean {
  return Object.values(rules).some((refuses) => refuses(of));
}
