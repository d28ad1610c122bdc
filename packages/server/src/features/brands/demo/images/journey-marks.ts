import { around, circle, line, type Mark, path } from './mark.ts';

/** Wind, water, roads and rain. */
export const journeyMarks = {
  compass: () =>
    around(4, path('M50 50V12L58 42Z') + path('M50 50V12L42 42Z', 0.55)) +
    around(4, path('M50 50V29L54.5 45.5Z', 0.8) + path('M50 50V29L45.5 45.5Z', 0.45), 45),

  folds: () =>
    [0, 1, 2]
      .map((row) => {
        const y = 26 + row * 19;
        return (
          path(`M27 ${y}L50 ${y - 8}V${y + 8}L27 ${y + 16}Z`, row === 1 ? 0.6 : 1) +
          path(`M50 ${y - 8}L73 ${y}V${y + 16}L50 ${y + 8}Z`, row === 1 ? 1 : 0.6)
        );
      })
      .join(''),

  horizon: ({ ink }) =>
    path('M24 50A26 26 0 0 1 76 50Z') +
    line('M27 60H73', ink, 5) +
    line('M35 70H65', ink, 5) +
    line('M43 80H57', ink, 5),

  tide: ({ ink }) =>
    `<clipPath id="disc"><circle cx="50" cy="50" r="33"/></clipPath><g clip-path="url(#disc)">${[
      24, 39, 54, 69, 84,
    ]
      .map((y) => line(`M2 ${y}q12 -13 24 0t24 0t24 0t24 0`, ink, 7.5))
      .join('')}</g>`,

  umbrella: ({ ink }) =>
    path('M18 53A32 32 0 0 1 82 53A10.7 9 0 0 0 60.7 53A10.7 9 0 0 0 39.3 53A10.7 9 0 0 0 18 53Z') +
    line('M50 50V72a7 7 0 0 1-14 0', ink, 5) +
    circle(50, 19, 3.4),

  strides: () =>
    [0, 1, 2]
      .map((step) => {
        const x = 20 + step * 17;
        return path(
          `M${x} 28H${x + 12}L${x + 27} 50L${x + 12} 72H${x}L${x + 15} 50Z`,
          0.4 + step * 0.3,
        );
      })
      .join(''),

  // Two linked wheels: each passes over the other once, with a gap where it does.
  wheels: ({ ink, paper }) =>
    line('M58 50A20 20 0 1 1 18 50A20 20 0 1 1 58 50', ink, 7) +
    line('M56.2 69.1A20 20 0 0 1 45.2 60.9', paper, 11, 'butt') +
    line('M82 50A20 20 0 1 1 42 50A20 20 0 1 1 82 50', ink, 7) +
    line('M43.8 30.9A20 20 0 0 1 54.8 39.1', paper, 11, 'butt') +
    line('M41.1 30.2A20 20 0 0 1 56.1 41.5', ink, 7, 'butt'),
} satisfies Record<string, Mark>;
