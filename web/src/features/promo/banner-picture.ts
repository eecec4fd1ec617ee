import { imageTypeOf } from '#contract/promo/banner-places.ts';
import { bytesOf } from '#kernel/base64.ts';

/** The browser has started to read the blob after this time, so the link can be revoked. */
const linkLivesMs = 100;

const toBlob = (base64: string): Blob | null => {
  const type = imageTypeOf(base64);
  try {
    return type ? new Blob([bytesOf(base64)], { type }) : null;
  } catch {
    return null;
  }
};

export const showPicture = (image: HTMLImageElement, base64: string): void => {
  const blob = toBlob(base64);
  if (!blob) return;
  const link = URL.createObjectURL(blob);
  image.src = link;
  setTimeout(() => URL.revokeObjectURL(link), linkLivesMs);
};
