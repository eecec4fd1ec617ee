export const bannerPositions = [
  'LEFT_1',
  'LEFT_2',
  'RIGHT_1',
  'RIGHT_2',
  'FOOTER',
  'FOOTER_MOBILE',
  'POPUP_MOBILE',
] as const;
export type BannerPosition = (typeof bannerPositions)[number];

export type ImageSize = { readonly width: number; readonly height: number };

const side: ImageSize = { width: 120, height: 240 };

/** Sizes in pixels. A picture must have exactly this size. */
export const bannerSizes: Readonly<Record<BannerPosition, ImageSize>> = {
  LEFT_1: side,
  LEFT_2: side,
  RIGHT_1: side,
  RIGHT_2: side,
  FOOTER: { width: 728, height: 90 },
  FOOTER_MOBILE: { width: 350, height: 50 },
  POPUP_MOBILE: { width: 350, height: 350 },
};

export const mostBannerBytes = 500_000;

const imageTypes = { '/': 'image/jpeg', i: 'image/png', R: 'image/gif' } as const;
export type ImageType = (typeof imageTypes)[keyof typeof imageTypes];

/** The first base64 character identifies the format, because it encodes the first bits of the signature. */
export const imageTypeOf = (base64: string): ImageType | undefined =>
  imageTypes[base64[0] as keyof typeof imageTypes];
