// A rule: one reason to refuse something, by itself, with a name and an example. So each can be tested, and `npm run quality --
// --ablate` can switch each off and show what it changes. What a rule says yes to, the next one still may refuse.

export type Rule<Of, Example = Of> = {
  name: string;
  /** what it refuses */
  example: Example;
  /** what looks like it and passes */
  counterexample?: Example;
  /** why it stays although no corpus needs it, or only one sentence of them */
  stays?: string;
  refuses: (of: Of) => boolean;
};

/** Is there a rule that refuses it? They are asked in their order, so the cheap ones come first. */
export function anyRefuses<Of>(rules: readonly Rule<Of, unknown>[], of: Of): boolean {
  return rules.some((rule) => rule.refuses(of));
}
