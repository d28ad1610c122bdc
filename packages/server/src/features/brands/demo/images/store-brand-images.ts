import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Storage } from '../../../../platform/storage/storage.ts';
import type { DemoBrand } from '../demo-brand.ts';
import { drawCover } from './draw-cover.ts';
import { drawLogo } from './draw-logo.ts';

export interface BrandImages {
  logo: string;
  coverPhoto: string;
  contentSamples: string[];
}

/**
 * Renders one brand's pictures and returns their public addresses. Keys carry a hash of the
 * drawing: the same drawing always lands on the same key, so seeding again after a crash writes
 * the same files, and a changed drawing gets a new address past every cache.
 */
export async function storeBrandImages(
  storage: Storage,
  { slug, look }: Pick<DemoBrand, 'slug' | 'look'>,
  coverVariant: number,
  samples: number,
): Promise<BrandImages> {
  const logo = drawLogo(look);
  const logoFolder = `logos/${slug}-${shortHash(logo)}`;
  const [main, thumb, coverPhoto, ...contentSamples] = await Promise.all([
    rasterize(logo).png().toBuffer(),
    rasterize(logo).resize(128).png().toBuffer(),
    storePhoto(storage, `covers/${slug}`, drawCover(look, coverVariant)),
    // The cover's other layouts pass for pictures of the brand's work.
    ...Array.from({ length: samples }, (_, index) =>
      storePhoto(storage, `samples/${slug}`, drawCover(look, coverVariant + 1 + index)),
    ),
  ]);
  await Promise.all([
    storage.put(`${logoFolder}/main.png`, main),
    storage.put(`${logoFolder}/thumb.png`, thumb),
  ]);
  return { logo: `/files/${logoFolder}/main.png`, coverPhoto, contentSamples };
}

async function storePhoto(storage: Storage, name: string, svg: string): Promise<string> {
  const key = `${name}-${shortHash(svg)}/main.jpeg`;
  await storage.put(key, await rasterize(svg).jpeg({ quality: 82 }).toBuffer());
  return `/files/${key}`;
}

// Colour tables would halve the files but cost four times the work, and a first start waits for it.
function rasterize(svg: string) {
  return sharp(Buffer.from(svg)).removeAlpha();
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
