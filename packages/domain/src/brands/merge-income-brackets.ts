// Income data comes in finer brackets than a profile shows; they merge into five (platform §3). A
// fine bracket belongs where its lower bound lies. Labels are to the letter, including the small k
// of four and the large K of the last.

export function mergeIncomeBrackets(brackets: readonly IncomeBracket[]): MergedIncomeBracket[] {
  return MERGED_BRACKETS.map(({ label, fromUsd, belowUsd }) => ({
    label,
    share: brackets
      .filter((bracket) => bracket.fromUsd >= fromUsd && bracket.fromUsd < belowUsd)
      .reduce((total, bracket) => total + bracket.share, 0),
  }));
}

/** `share` is whatever the source counts: people or percent. */
export type IncomeBracket = { fromUsd: number; share: number };

export type MergedIncomeBracket = {
  label: (typeof MERGED_BRACKETS)[number]['label'];
  share: number;
};

const MERGED_BRACKETS = [
  { label: '<35k', fromUsd: 0, belowUsd: 35_000 },
  { label: '35-49k', fromUsd: 35_000, belowUsd: 50_000 },
  { label: '50-74k', fromUsd: 50_000, belowUsd: 75_000 },
  { label: '75-99k', fromUsd: 75_000, belowUsd: 100_000 },
  { label: '100K +', fromUsd: 100_000, belowUsd: Number.POSITIVE_INFINITY },
] as const;
