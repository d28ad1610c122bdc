import type { BrowserContext } from 'playwright-core';

export interface Trouble {
  /** Lets the next messages of this kind pass. */
  expect(pattern: RegExp): void;
  assertNone(): void;
}

/** Collects what a person would find in the developer tools: errors, exceptions, policy breaches. */
export async function watchForTrouble(context: BrowserContext): Promise<Trouble> {
  const found: string[] = [];
  const expected: RegExp[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) found.push(text);
  };
  await context.exposeFunction('reportPolicyBreach', note);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportPolicyBreach(text: string): void })
        .reportPolicyBreach;
      report(`content policy: ${event.violatedDirective} blocked ${event.blockedURI || 'inline'}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    note(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(`exception: ${error.error().stack}`));
  return {
    expect: (pattern) => expected.push(pattern),
    assertNone() {
      if (found.length > 0) throw new Error(`The page was in trouble:\n${found.join('\n')}`);
    },
  };
}
