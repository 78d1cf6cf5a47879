// What the content policy refused, in any browser, since it was last asked: policy.ts asks after each test.
const refused: string[] = [];

/** Hears a line of a browser's console. */
export function hearRefused(line: string): void {
  if (line.includes('Content Security Policy')) refused.push(line);
}

export function takeRefused(): string[] {
  return refused.splice(0);
}

/** Runs in a page or worker whose console tells nothing of it by itself. */
export function tellRefused(): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    console.error(`Content Security Policy: ${violatedDirective}, ${blockedURI}`);
  });
}
