import { type ImageSize, type ImageType, mostBannerBytes } from '#contract/promo/banner-places.ts';
import { kindOf, toBase64 } from './base64.ts';
import { isSameSize } from './crop.ts';

/** Camera photos are smaller than this. Larger files would only block the browser. */
export const mostSourceBytes = 20_000_000;

export type Refusal =
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
