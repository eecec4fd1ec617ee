import {
  type BannerPosition,
  bannerSizes,
  type ImageSize,
  type ImageType,
  imageTypeOf,
  mostBannerBytes,
} from '#contract/promo/banner-places.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { readGif, readJpeg, readPng } from './image-sizes.ts';

const readers: Readonly<Record<ImageType, (bytes: Buffer) => ImageSize | undefined>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/gif': readGif,
};

const field = 'imageInBase64';

/** Never decodes the image, which protects against decompression bombs. */
export const requireImage = (position: BannerPosition, base64: string): void => {
  const type = imageTypeOf(base64);
  if (!type) throw invalidField(field, 'WRONG_IMAGE_TYPE');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostBannerBytes) throw invalidField(field, 'IMAGE_TOO_LARGE');
  const size = readers[type](bytes);
  if (!size) throw invalidField(field, 'BROKEN_IMAGE');
  const { width, height } = bannerSizes[position];
  if (size.width !== width || size.height !== height)
    throw invalidField(field, 'WRONG_IMAGE_SIZE', {
      width,
      height,
      givenWidth: size.width,
      givenHeight: size.height,
    });
};
