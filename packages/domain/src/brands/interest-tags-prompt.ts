// The first onboarding step asks for exactly 3 industry tags (signup-forms §4). Until then it says
// how many are missing; with 3 it says nothing and Next appears. The picker allows no fourth.

export function interestTagsPrompt(chosenCount: number): string | undefined {
  if (chosenCount === 0) return 'Choose 3 tags';
  const missing = INTEREST_TAG_COUNT - chosenCount;
  return missing > 0 ? `Choose ${missing} more` : undefined;
}

export const INTEREST_TAG_COUNT = 3;
