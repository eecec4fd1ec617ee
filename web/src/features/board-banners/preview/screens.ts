import { type BannerPosition, bannerSizes } from '#contract/promo/banner-places.ts';

export const screens = {
  390: { width: 390, height: 780, header: 56, footer: 96 },
  1280: { width: 1280, height: 760, header: 59, footer: 84 },
  1600: { width: 1600, height: 900, header: 59, footer: 84 },
} as const;

export type ScreenWidth = keyof typeof screens;
export const screenWidths: readonly ScreenWidth[] = [390, 1280, 1600];

/** Height of the "advertising" label above each banner. */
export const markHeight = 16;
const edge = 20;
const gap = 16;
const popupEdge = 12;

const sideBox = (screen: ScreenWidth, position: BannerPosition) => {
  const { width, height } = bannerSizes[position];
  const isLower = position.endsWith('_2');
  const top = screens[screen].header + 26 + markHeight;
  return {
    x: position.startsWith('LEFT') ? edge : screens[screen].width - edge - width,
    y: top + (isLower ? height + markHeight + gap : 0),
    width,
    height,
  };
};

const footerBox = (screen: ScreenWidth, position: BannerPosition) => {
  const { width, height } = bannerSizes[position];
  const { width: whole, height: bottom, footer } = screens[screen];
  return { x: (whole - width) / 2, y: bottom - footer - gap - height, width, height };
};

const popupBox = (screen: ScreenWidth) => {
  const { width: whole, height: bottom } = screens[screen];
  const side = whole - 4 * popupEdge;
  return { x: 2 * popupEdge, y: bottom - 2 * popupEdge - side, width: side, height: side };
};

/** The banner's rectangle in a viewport. Undefined if that viewport does not show the banner. */
export const boxOf = (screen: ScreenWidth, position: BannerPosition) => {
  const isPhone = screen <= 768;
  if (position === 'POPUP_MOBILE') return isPhone ? popupBox(screen) : undefined;
  if (position === 'FOOTER_MOBILE') return isPhone ? footerBox(screen, position) : undefined;
  if (position === 'FOOTER') return isPhone ? undefined : footerBox(screen, position);
  return screen >= 1500 ? sideBox(screen, position) : undefined;
};

export const firstScreenOf = (position: BannerPosition): ScreenWidth =>
  screenWidths.find((width) => boxOf(width, position)) ?? 1600;
