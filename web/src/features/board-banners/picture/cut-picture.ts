import { type ImageSize, type ImageType, mostBannerBytes } from '#contract/promo/banner-places.ts';
import { kindOf, toBase64 } from './base64.ts';

/** Camera photos are smaller than this. Larger files would only block the browser. */
export const mostSourceBytes = 20_000_000;

type Refusal =
  | { readonly why: 'kind' | 'tooBig' | 'broken' | 'gifBytes' }
  | { readonly why: 'gifSize'; readonly width: number; readonly height: number };

export type OpenedFile =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'exact'; readonly base64: string }
  | { readonly is: 'toBeCut'; readonly picture: ImageBitmap; readonly kind: ImageType };

const refused = (refusal: Refusal): OpenedFile => ({ is: 'refused', refusal });

const decode = async (file: File) => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
};

const judgeGif = ({ width, height }: ImageSize, isExact: boolean): Refusal =>
  isExact ? { why: 'gifBytes' } : { why: 'gifSize', width, height };

/** A file of the right size is used unchanged. Others are cropped, except for GIFs, which would stop moving. */
export const openPicture = async (file: File, place: ImageSize): Promise<OpenedFile> => {
  if (file.size > mostSourceBytes) return refused({ why: 'tooBig' });
  const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!kind) return refused({ why: 'kind' });
  const picture = await decode(file);
  if (!picture) return refused({ why: 'broken' });
  const isExact = isSameSize(picture, place);
  if (isExact && file.size <= mostBannerBytes) return { is: 'exact', base64: await toBase64(file) };
  if (kind === 'image/gif') return refused(judgeGif(picture, isExact));
  return { is: 'toBeCut', picture, kind };
};

/** `zoom` is 1 or more. `x` and `y` go from 0 (left, top) to 1 and place the crop in the picture. */
export type Framing = { readonly zoom: number; readonly x: number; readonly y: number };

export const wholePicture: Framing = { zoom: 1, x: 0.5, y: 0.5 };

type Part = ImageSize & { readonly left: number; readonly top: number };

export const partOf = (picture: ImageSize, place: ImageSize, { zoom, x, y }: Framing): Part => {
  const scale = Math.min(picture.width / place.width, picture.height / place.height) / zoom;
  const width = place.width * scale;
  const height = place.height * scale;
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height };
};

export const freedomOf = (picture: ImageSize, part: ImageSize) => ({
  x: picture.width - part.width >= 1,
  y: picture.height - part.height >= 1,
});

/** The crop has fewer pixels than the place, so it is upscaled and blurred. */
export const isEnlarged = (part: ImageSize, place: ImageSize) => part.width < place.width - 0.5;

export const isSameSize = (one: ImageSize, other: ImageSize) =>
  one.width === other.width && one.height === other.height;

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
