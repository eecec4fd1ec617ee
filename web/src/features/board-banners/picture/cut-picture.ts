import { type ImageSize, type ImageType, mostBannerBytes } from '#contract/promo/banner-places.ts';
import { toBase64 } from './base64.ts';
import { type Framing, partOf } from './crop.ts';

/** Tried in this order until one is small enough. PNG pictures begin with PNG, which keeps drawings sharp. */
const attempts: Readonly<Record<string, readonly (readonly [ImageType, number?])[]>> = {
  'image/png': [['image/png'], ['image/jpeg', 0.92], ['image/jpeg', 0.7]],
  'image/jpeg': [
    ['image/jpeg', 0.92],
    ['image/jpeg', 0.8],
    ['image/jpeg', 0.6],
  ],
};

const draw = (picture: ImageBitmap, place: ImageSize, framing: Framing) => {
  const canvas = document.createElement('canvas');
  canvas.width = place.width;
  canvas.height = place.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { left, top, width, height } = partOf(picture, place, framing);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, place.width, place.height);
  return canvas;
};

/** Fills the ground with white, because JPEG would turn transparent pixels black. */
const onWhite = (canvas: HTMLCanvasElement) => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
};

const encode = (canvas: HTMLCanvasElement, type: ImageType, quality: number | undefined) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** The crop scaled to the exact size of its place, as base64. */
export const cutPicture = async (
  picture: ImageBitmap,
  kind: ImageType,
  place: ImageSize,
  framing: Framing,
): Promise<string> => {
  const canvas = draw(picture, place, framing);
  for (const [type, quality] of attempts[kind] ?? []) {
    if (type === 'image/jpeg') onWhite(canvas);
    const blob = await encode(canvas, type, quality);
    if (blob && blob.size <= mostBannerBytes) return toBase64(blob);
  }
  throw new Error('no encoding is small enough');
};
