import axe from 'axe-core';
import { expect } from 'vitest';

/** Nothing of any level on what is shown: a piece alone can be held to more than a whole page. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // Pieces are shown without the page around them.
    rules: Object.fromEntries(
      ['region', 'landmark-one-main', 'page-has-heading-one'].map((id) => [id, { enabled: false }]),
    ),
  });
  const found = violations.map(({ id, nodes }) =>
    [id, ...nodes.map(({ html }) => html)].join('\n  '),
  );
  expect(found).toEqual([]);
}
