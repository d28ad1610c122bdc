/** The round number that a plot's height stands for: 1, 2 or 5 and zeros, at least 4. */
export function niceCeiling(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= highest) ?? 10;
  return Math.max(step * power, 4);
}
