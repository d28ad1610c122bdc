// A chips input turns its text into an entry on Tab, Enter or Space (platform §5). The entry is
// trimmed, and one that is already there is not added again; letter case counts, because entries
// can be paths. With nothing typed the keys keep their usual meaning, so Tab still leaves the
// field.

export function addChip(chips: readonly string[], text: string): readonly string[] {
  const chip = text.trim();
  return chip === '' || chips.includes(chip) ? chips : [...chips, chip];
}

export function isChipKey(key: string, text: string): boolean {
  return CHIP_KEYS.includes(key) && text.trim() !== '';
}

/** As `KeyboardEvent.key` names them; the last one is Space. */
export const CHIP_KEYS: readonly string[] = ['Tab', 'Enter', ' '];
