// A brand's name in the one form used to tell whether it is taken (platform §5). Letter case, the
// width and composition of characters, and the number of spaces do not make another name. Computed
// here and not by the database, whose idea of lower case depends on how it was set up.

export function brandNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}
