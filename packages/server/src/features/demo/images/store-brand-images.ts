import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Storage } from '../../../platform/storage/storage.ts';
import { drawCover } from './draw-cover.ts';
import { type BrandLook, drawLogo } from './draw-logo.ts';

export interface BrandImages {
  logo: string;
  coverPhoto: string;
}

/**
 * Renders one brand's pictures and returns their public addresses. Keys carry a hash of the
 * drawing: the same drawing always lands on the same key, so seeding again after a crash writes
 * the same files, and a changed drawing gets a new address past every cache.
 */
export async function storeBrandImages(
  storage: Storage,
  slug: string,
  look: BrandLook,
  coverVariant: number,
): Promise<BrandImages> {
  const logo = drawLogo(look);
  const cover = drawCover(look, coverVariant);
  const logoFolder = `logos/${slug}-${shortHash(logo)}`;
  const coverKey = `covers/${slug}-${shortHash(cover)}/main.jpeg`;
  const [main, thumb, photo] = await Promise.all([
    rasterize(logo).png().toBuffer(),
    rasterize(logo).resize(128).png().toBuffer(),
    rasterize(cover).jpeg({ quality: 82 }).toBuffer(),
  ]);
  await Promise.all([
    storage.put(`${logoFolder}/main.png`, main),
    storage.put(`${logoFolder}/thumb.png`, thumb),
    storage.put(coverKey, photo),
  ]);
  return { logo: `/files/${logoFolder}/main.png`, coverPhoto: `/files/${coverKey}` };
}

// Colour tables would halve the files but cost four times the work, and a first start waits for it.
function rasterize(svg: string) {
  return sharp(Buffer.from(svg)).removeAlpha();
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
