import { FooterBanner } from './footer-banner.tsx';
import { PopupBanner } from './popup-banner.tsx';
import { SideBanners } from './side-banners.tsx';

const places = {
  left: <SideBanners side="left" />,
  right: <SideBanners side="right" />,
  footer: <FooterBanner />,
  popup: <PopupBanner />,
};

/** All banners are one lazy chunk, loaded once the screen is shown. */
export const BannerPlace = ({ place }: { readonly place: keyof typeof places }) => places[place];
