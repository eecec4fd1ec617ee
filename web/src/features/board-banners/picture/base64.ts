import { type ImageType, imageTypeOf } from '#contract/promo/banner-places.ts';

export const bytesOf = (base64: string): number =>
  (base64.length / 4) * 3 - (base64.match(/=*$/)?.[0].length ?? 0);

export const toBase64 = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const signatures: Readonly<Record<ImageType, readonly number[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
};

/** Looks at the leading bytes, because file name and MIME type prove nothing. */
export const kindOf = (bytes: Uint8Array): ImageType | undefined =>
  (Object.keys(signatures) as ImageType[]).find((kind) =>
    signatures[kind].every((byte, place) => bytes[place] === byte),
  );

export const dataAddress = (base64: string) => `data:${imageTypeOf(base64) ?? 'image/png'};base64,${base64}`;
