import type { ImageType } from '@tandem/domain/assets/check-upload';

/** What a picture's own structure says about it, read without decoding a single pixel. */
export interface PictureFacts {
  type: ImageType;
  width: number;
  height: number;
  frames: number;
  /** Memory that a decoder needs at once; near zero for layouts that are read line by line. */
  decodeBytes: number;
}
