import { around, circle, filled, line, type Mark, mirrored, path, turned } from './mark.ts';

/** What people eat and drink. */
export const tableMarks = {
  slice: ({ ink }) =>
    line('M50 17A33 33 0 1 1 49.9 17', ink, 5) +
    around(8, path('M50 45.5L40.6 25.6A26 26 0 0 1 59.4 25.6Z'), 22.5),

  leaves: () => {
    const leaf = 'M50 18C65 33 65 55 50 78C35 55 35 33 50 18Z';
    return (
      turned(-36, path(leaf, 0.55), 50, 82) + turned(36, path(leaf, 0.55), 50, 82) + path(leaf)
    );
  },

  wheat: ({ ink }) =>
    path('M50 13C58 21 58 31 50 39C42 31 42 21 50 13Z') +
    mirrored(
      [39, 54, 69]
        .map((y) =>
          path(
            `M53 ${y + 9}C53 ${y - 3} 62 ${y - 8} 73 ${y - 8}C73 ${y + 5} 65 ${y + 10} 53 ${y + 9}Z`,
          ),
        )
        .join(''),
    ) +
    line('M50 46V86', ink, 4),

  drop: ({ paper }) =>
    path('M50 11C61 30 78 42 78 60A28 28 0 0 1 22 60C22 42 39 30 50 11Z') +
    filled(paper, path('M50 33C57 45 67 52 67 63A17 17 0 0 1 33 63C33 52 43 45 50 33Z')) +
    path('M50 49C54 56 60 60 60 66.5A10 10 0 0 1 40 66.5C40 60 46 56 50 49Z', 0.65),

  bean: ({ paper }) =>
    turned(
      32,
      `<ellipse cx="50" cy="50" rx="24" ry="34"/>${line('M50 12C38 30 62 44 50 56C42 64 46 78 50 88', paper, 5.5)}`,
    ),

  arches: ({ ink }) =>
    line('M22 78V50A28 28 0 0 1 78 50V78', ink, 7) +
    line('M36 78V50A14 14 0 0 1 64 50V78', ink, 7) +
    circle(50, 74, 5.5),
} satisfies Record<string, Mark>;
