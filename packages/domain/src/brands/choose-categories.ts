// How industries are chosen by chips.

// Choosing in the category chip picker: a chosen one is let go, another is added at the end. With a
// maximum, further choices are ignored until one is let go, rather than pushing out an earlier one.
export function toggleCategory<T extends string>(
  chosen: readonly T[],
  category: T,
  maximum = Number.POSITIVE_INFINITY,
): readonly T[] {
  if (chosen.includes(category)) return chosen.filter((name) => name !== category);
  return chosen.length < maximum ? [...chosen, category] : chosen;
}

// The first onboarding step asks for exactly 3 industry tags (signup-forms §4). Until then it says
// how many are missing; with 3 it says nothing and Next appears. The picker allows no fourth.
export function interestTagsPrompt(chosenCount: number): string | undefined {
  if (chosenCount === 0) return 'Choose 3 tags';
  const missing = INTEREST_TAG_COUNT - chosenCount;
  return missing > 0 ? `Choose ${missing} more` : undefined;
}

export const INTEREST_TAG_COUNT = 3;
