/**
 * A logo's drawing: SVG on a 100 x 100 field, centred, inside a circle of radius 40 so that round
 * avatars cut nothing off. Shapes are filled with the ink unless they say otherwise; `paper` is
 * for cutting holes.
 */
export type Mark = (colours: { ink: string; paper: string }) => string;

export function path(d: string, opacity = 1): string {
  return `<path d="${d}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function circle(cx: number, cy: number, r: number, opacity = 1): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

export function line(d: string, colour: string, width: number, ends = 'round'): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${ends}"/>`;
}

/** Holes and highlights: the same shapes in another colour. */
export function filled(colour: string, shapes: string): string {
  return `<g fill="${colour}">${shapes}</g>`;
}

export function turned(degrees: number, shapes: string, cx = 50, cy = 50): string {
  return `<g transform="rotate(${degrees} ${cx} ${cy})">${shapes}</g>`;
}

/** Copies of a shape, evenly turned around the centre. */
export function around(count: number, shapes: string, firstDegrees = 0): string {
  return Array.from({ length: count }, (_, index) =>
    turned(firstDegrees + (index * 360) / count, shapes),
  ).join('');
}

/** A shape together with its mirror image across the vertical middle. */
export function mirrored(shapes: string): string {
  return `${shapes}<g transform="matrix(-1 0 0 1 100 0)">${shapes}</g>`;
}
