import type { ImageSize } from '#contract/promo/banner-places.ts';

/** `zoom` from 1; `x` and `y` from 0 (left, top) to 1: where in the picture the part stands. */
export type Framing = { readonly zoom: number; readonly x: number; readonly y: number };

export const wholePicture: Framing = { zoom: 1, x: 0.5, y: 0.5 };

export type Part = ImageSize & { readonly left: number; readonly top: number };

/** The part of a picture that fills a place: as big as it can be, in the shape of the place. */
export const partOf = (picture: ImageSize, place: ImageSize, { zoom, x, y }: Framing): Part => {
  const scale = Math.min(picture.width / place.width, picture.height / place.height) / zoom;
  const width = place.width * scale;
  const height = place.height * scale;
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height };
};

/** In which directions the part can be moved. */
export const freedomOf = (picture: ImageSize, part: ImageSize) => ({
  x: picture.width - part.width >= 1,
  y: picture.height - part.height >= 1,
});

/** Fewer pixels than the place has: they are drawn bigger than they are, and blurred. */
export const isEnlarged = (part: ImageSize, place: ImageSize) => part.width < place.width - 0.5;

export const isSameSize = (one: ImageSize, other: ImageSize) =>
  one.width === other.width && one.height === other.height;
