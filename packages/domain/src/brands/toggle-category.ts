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
