import sharp, { type Sharp } from 'sharp';
import { inspectPicture } from './inspect-picture.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { PictureRefused, unreadable } from './picture-refused.ts';

export interface RenderedPicture {
  content: Buffer;
  width: number;
  height: number;
  extension: 'png' | 'jpeg';
}

const LONGEST_SIDE_PX = 2048;
const LOGO_PX = 512;
const LOGO_THUMB_PX = 128;
const MAX_SECONDS = 10;

// Decoded pictures are never needed twice, and one thread per picture keeps its memory small.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws an uploaded picture anew, so that nothing of the file itself is kept: no metadata, no
 * hidden content. Animations become their first frame. Throws PictureRefused.
 */
export function renderPicture(content: Buffer): Promise<RenderedPicture> {
  return draw(content, async (picture, type) => {
    const extension = type === 'image/jpeg' ? 'jpeg' : 'png';
    const resized = picture.resize(LONGEST_SIDE_PX, LONGEST_SIDE_PX, {
      fit: 'inside',
      withoutEnlargement: true,
    });
    const encoded = extension === 'jpeg' ? resized.jpeg({ quality: 85 }) : resized.png();
    return finish(encoded, extension);
  });
}

/** The same as a square logo in two sizes; what is not square is framed, never cropped. */
export function renderLogo(
  content: Buffer,
): Promise<{ main: RenderedPicture; thumb: RenderedPicture }> {
  return draw(content, async (picture) => {
    const main = await finish(square(picture, LOGO_PX).png(), 'png');
    const thumb = await finish(square(sharp(main.content), LOGO_THUMB_PX).png(), 'png');
    return { main, thumb };
  });
}

function square(picture: Sharp, sizePx: number): Sharp {
  return picture.resize(sizePx, sizePx, { fit: 'contain', background: '#0000' });
}

async function finish(picture: Sharp, extension: 'png' | 'jpeg'): Promise<RenderedPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height, extension };
}

async function draw<T>(
  content: Buffer,
  work: (picture: Sharp, type: string) => Promise<T>,
): Promise<T> {
  const { type, width, height } = inspectPicture(content);
  return oneAtATime(async () => {
    const picture = sharp(content, {
      limitInputPixels: width * height,
      failOn: 'warning',
      sequentialRead: true,
      pages: 1,
    }).timeout({ seconds: MAX_SECONDS });
    // Only cameras leave turning to the reader; for other files it would cost all pixels at once.
    const upright = type === 'image/jpeg' ? picture.autoOrient() : picture;
    return work(upright, type).catch((error: unknown) => {
      throw error instanceof PictureRefused ? error : unreadable(String(error));
    });
  });
}
