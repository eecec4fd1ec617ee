import { useTranslation } from 'react-i18next';
import { FooterBanner } from './footer-banner.tsx';
import { PlacedBanner } from './placed-banner.tsx';
import { PopupBanner } from './popup-banner.tsx';
import styles from './promo.module.css';
import { useShownBanner } from './use-shown-banner.ts';

const sidePlaces = { left: ['LEFT_1', 'LEFT_2'], right: ['RIGHT_1', 'RIGHT_2'] } as const;

const SideBanners = ({ side }: { readonly side: keyof typeof sidePlaces }) => {
  const { t } = useTranslation();
  const [upper, lower] = sidePlaces[side];
  const shown = { [upper]: useShownBanner(upper), [lower]: useShownBanner(lower) };
  const filled = sidePlaces[side].flatMap((position) => {
    const banner = shown[position];
    return banner ? [{ position, banner }] : [];
  });
  if (filled.length === 0) return null;
  return (
    <aside className={styles.side} data-side={side} aria-label={t(`promo.${side}`)}>
      <div>
        {filled.map(({ position, banner }) => (
          <PlacedBanner key={position} position={position} shown={banner} />
        ))}
      </div>
    </aside>
  );
};

const places = {
  left: <SideBanners side="left" />,
  right: <SideBanners side="right" />,
  footer: <FooterBanner />,
  popup: <PopupBanner />,
};

/** All banners are one lazy chunk, loaded once the screen is shown. */
export const BannerPlace = ({ place }: { readonly place: keyof typeof places }) => places[place];
