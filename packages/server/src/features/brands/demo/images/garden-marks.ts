import { around, circle, filled, line, type Mark, mirrored, path } from './mark.ts';

/** Flowers, foam, moons and other quiet things. */
export const gardenMarks = {
  petals: ({ paper }) =>
    around(8, '<ellipse cx="50" cy="31" rx="10.5" ry="18" opacity="0.62"/>') +
    filled(paper, circle(50, 50, 7)),

  bubbles: ({ paper }) =>
    circle(43, 57, 24) +
    circle(71, 36, 12, 0.7) +
    circle(74, 66, 5.5) +
    circle(48, 22, 5.5, 0.5) +
    line('M29 56A14 14 0 0 1 41 43', paper, 4),

  fern: ({ ink }) => {
    const tiers = [
      { top: 22, size: 13 },
      { top: 38, size: 19 },
      { top: 60, size: 24 },
    ];
    const leaves = (opacity: number) =>
      tiers
        .map(({ top, size }) =>
          path(`M53 ${top}H${53 + size}A${size} ${size} 0 0 1 53 ${top + size}Z`, opacity),
        )
        .join('');
    return `${leaves(1)}<g transform="matrix(-1 0 0 1 100 0)">${leaves(0.6)}</g>${line('M50 16V88', ink, 2.5)}`;
  },

  moon: ({ ink }) =>
    path('M60 14A29 29 0 1 0 80 55A23 23 0 0 1 60 14Z') +
    line('M26 82H74', ink, 5) +
    circle(70, 30, 3.4),

  finch: ({ paper }) =>
    path('M76 35C77 62 60 78 36 78L13 78C30 71 38 58 45.5 39A15.5 15.5 0 0 1 76 35Z') +
    path('M77.5 30L89 37L78 42.5Z', 0.6) +
    filled(paper, circle(62, 35, 2.8) + path('M31 75C48 73 58 63 61 48C46 49 35 60 31 75Z', 0.6)),

  moth: () =>
    mirrored(
      path('M57 48C58 29 72 19 87 21C90 40 77 54 57 53Z') +
        path('M57 56C70 55 78 63 77 77C65 79 57 69 57 56Z', 0.6),
    ) + path('M50 27C56 38 58 49 50 68C42 49 44 38 50 27Z'),
} satisfies Record<string, Mark>;
