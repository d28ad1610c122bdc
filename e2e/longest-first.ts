import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, of all tiers; started last, one of them would keep a run waiting. */
const LONG = [
  'e2e/routes.spec.ts',
  'e2e/accounts.spec.ts',
  'e2e/xss.spec.ts',
  'e2e/billing.spec.ts',
  'packages/server/src/main/',
  'packages/server/src/platform/db/embedded/',
  'packages/server/src/features/billing/day/',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((long) => moduleId.includes(long));
      return place < 0 ? LONG.length : place;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
