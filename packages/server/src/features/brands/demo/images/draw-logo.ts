import { type MarkName, marks } from './marks.ts';

/** Two colours and a mark are all there is to a demo brand's look. */
export interface BrandLook {
  mark: MarkName;
  paper: string;
  ink: string;
}

/** A square logo as SVG: the paper to the edges, so that screens may round its corners. */
export function drawLogo({ mark, paper, ink }: BrandLook): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">' +
    `<rect width="100" height="100" fill="${paper}"/>` +
    `<g fill="${ink}">${marks[mark]({ ink, paper })}</g></svg>`
  );
}
