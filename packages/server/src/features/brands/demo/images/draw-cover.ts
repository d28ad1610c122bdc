import type { BrandLook } from './draw-logo.ts';
import { marks } from './marks.ts';

const LAYOUTS = [giant, pattern, hills];

/** A 3:1 cover photo in the brand's two colours; `variant` picks one of the layouts. */
export function drawCover(look: BrandLook, variant: number): string {
  const layout = LAYOUTS[variant % LAYOUTS.length] ?? giant;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" width="1200" height="400">' +
    '<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1">' +
    '<stop offset="0" stop-color="#fff" stop-opacity="0.16"/>' +
    '<stop offset="1" stop-color="#000" stop-opacity="0.14"/></linearGradient></defs>' +
    `<rect width="300" height="100" fill="${look.paper}"/>${layout(look)}` +
    '<rect width="300" height="100" fill="url(#light)"/></svg>'
  );
}

/** The mark, far larger than the frame. */
function giant({ mark, ink, paper }: BrandLook): string {
  return `<g fill="${ink}" opacity="0.9" transform="translate(125 -62) scale(2.3)">${marks[mark]({ ink, paper })}</g>`;
}

/** The mark as wallpaper, every other row shifted. */
function pattern({ mark, ink, paper }: BrandLook): string {
  const drawing = marks[mark]({ ink, paper });
  const copies = [-1, 0, 1, 2].flatMap((row) =>
    Array.from({ length: 10 }, (_, column) => {
      const x = column * 36 - (row % 2 === 0 ? 8 : 26);
      return `<g transform="translate(${x} ${row * 32 + 2}) scale(0.3)">${drawing}</g>`;
    }),
  );
  return `<g fill="${ink}" opacity="0.55">${copies.join('')}</g>`;
}

/** Layers of hills with the mark rising behind them. */
function hills({ mark, ink, paper }: BrandLook): string {
  return (
    `<g fill="${ink}" transform="translate(188 4) scale(0.72)">${marks[mark]({ ink, paper })}</g>` +
    `<g fill="${ink}"><path opacity="0.28" d="M0 66C50 46 90 84 150 68S250 50 300 70V100H0Z"/>` +
    '<path opacity="0.5" d="M0 82C60 66 110 96 170 80S260 72 300 84V100H0Z"/>' +
    '<path opacity="0.9" d="M0 94C70 84 120 102 190 92S270 90 300 95V100H0Z"/></g>'
  );
}
