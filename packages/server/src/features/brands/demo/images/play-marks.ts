import { circle, filled, line, type Mark, mirrored, path, turned } from './mark.ts';

/** Pets, toys, cloth and training. */
export const playMarks = {
  paw: () =>
    path('M50 47C62 47 76 62 73 73C71 81 60 79 50 79C40 79 29 81 27 73C24 62 38 47 50 47Z') +
    mirrored(
      '<ellipse cx="60.5" cy="29" rx="8" ry="11.5" transform="rotate(8 60.5 29)"/>' +
        '<ellipse cx="79" cy="45" rx="7" ry="10" transform="rotate(26 79 45)" opacity="0.65"/>',
    ),

  cat: ({ paper }) =>
    path('M22 22C22 19 25 18 27 20L41 33H59L73 20C75 18 78 19 78 22V54A28 26 0 0 1 22 54Z') +
    filled(paper, mirrored(circle(62, 52, 4.6)) + path('M45 61H55L50 67Z')),

  blocks: () =>
    path('M21 48A27 27 0 0 1 48 21V48Z') +
    circle(65.5, 34.5, 13.5, 0.6) +
    path('M21 52H48V79H21Z', 0.6) +
    path('M52 52H79V79A27 27 0 0 1 52 52Z'),

  weave: () => {
    const bars = (x: number, y: number, upright: boolean) =>
      [0, 1]
        .map((bar) =>
          upright
            ? `<rect x="${x + 1.4 + bar * 8.4}" y="${y}" width="5.6" height="16.8" rx="1.6"/>`
            : `<rect x="${x}" y="${y + 1.4 + bar * 8.4}" width="16.8" height="5.6" rx="1.6" opacity="0.62"/>`,
        )
        .join('');
    const cells = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) =>
        bars(24 + column * 17.6, 24 + row * 17.6, (row + column) % 2 === 0),
      ),
    );
    return turned(45, cells.join(''));
  },

  dumbbell: () =>
    mirrored(
      '<rect x="60" y="24" width="10" height="52" rx="5"/>' +
        '<rect x="74" y="34" width="9" height="32" rx="4.5" opacity="0.6"/>' +
        '<rect x="49" y="45.5" width="9" height="9"/>',
    ),

  roll: ({ ink }) =>
    line(
      'M84 78H48A28 28 0 0 1 48 22A22.5 22.5 0 0 1 48 67A17 17 0 0 1 48 33A11.5 11.5 0 0 1 48 56',
      ink,
      6.5,
    ),
} satisfies Record<string, Mark>;
