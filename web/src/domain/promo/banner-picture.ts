import { imageTypeOf } from '#contract/promo/banner-places.ts';

/** By then the browser has started to read the blob. */
const linkLivesMs = 100;

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const toBlob = (base64: string): Blob | null => {
  const type = imageTypeOf(base64);
  try {
    return type ? new Blob([toBytes(base64)], { type }) : null;
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
