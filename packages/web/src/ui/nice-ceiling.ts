/** The round number that a plot's height stands for, and whose half is as round: 1, 2, 3, 4, 6 or 8 and zeros. */
export function niceCeiling(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [1, 2, 3, 4, 6, 8, 10].find((factor) => factor * power >= highest) ?? 10;
  return Math.max(step * power, 4);
}
