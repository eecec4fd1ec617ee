import type { ImageSize } from '#contract/promo/banner-places.ts';

/** `zoom` is 1 or more. `x` and `y` go from 0 (left, top) to 1 and place the crop in the picture. */
export type Framing = { readonly zoom: number; readonly x: number; readonly y: number };

export const wholePicture: Framing = { zoom: 1, x: 0.5, y: 0.5 };

export type Part = ImageSize & { readonly left: number; readonly top: number };

/** The crop, which is the largest rectangle of the place's shape, divided by `zoom`. */
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
