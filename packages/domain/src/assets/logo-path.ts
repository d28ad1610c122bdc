// Where a brand's logo is found. A stored path that ends in png or jpeg is the image itself; any
// other is a folder that holds main.png and thumb.png (platform §5). A path ending in jpg counts as
// a folder too; odd, but so stated, and uploads are stored as png.

export function logoPath(path: string, size: LogoSize): string {
  if (path === '' || /(?:png|jpeg)$/i.test(path)) return path;
  return `${path.replace(/\/$/, '')}/${size}.png`;
}

export type LogoSize = 'main' | 'thumb';
