import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bannerSizes } from '#contract/promo/banner-places.ts';
import layout from '../../ui/layout/layout.module.css';
import { PlacedBanner } from './placed-banner.tsx';
import { PopupBanner } from './popup-banner.tsx';
import styles from './promo.module.css';
import { type ShownBanner, useShownBanner } from './use-shown-banner.ts';

/** Free space between the end of the content and the place. */
const freeAbove = (place: Element) => {
  const content = place.previousElementSibling?.querySelector('main');
  const middle = content?.parentElement;
  if (!content || !middle) return 0;
  const padding = Number.parseFloat(getComputedStyle(middle).paddingBlockEnd);
  return place.getBoundingClientRect().top - content.getBoundingClientRect().bottom - padding;
};

/**
 * Whether something of this height can appear without moving what is seen: below the window always, otherwise only in
 * free space.
 */
const hasRoomAt = (place: Element, height: number): boolean =>
  place.getBoundingClientRect().top >= window.innerHeight || freeAbove(place) >= height;

/** Height of the label above a banner and of the space below. */
const around = 32;

type PlaceProps = { readonly position: 'FOOTER' | 'FOOTER_MOBILE'; readonly shown: ShownBanner };

/** A banner above the footer if that moves nothing seen, otherwise below. Once placed, it stays there. */
const FooterPlace = ({ position, shown }: PlaceProps) => {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'above' | 'below'>();
  const { width, height } = bannerSizes[position];
  useLayoutEffect(() => {
    if (place.current) setSide(hasRoomAt(place.current, height + around) ? 'above' : 'below');
  }, [height]);
  return (
    <div ref={place} {...(side === 'below' && { 'data-below-footer': position })}>
      {side && (
        <aside
          className={`${layout.onScreen} ${styles.footer}`}
          data-side={side}
          style={{ maxWidth: width }}
          aria-label={t('promo.below')}
        >
          <PlacedBanner position={position} shown={shown} />
        </aside>
      )}
    </div>
  );
};

const FooterBanner = () => {
  const wide = useShownBanner('FOOTER');
  const narrow = useShownBanner('FOOTER_MOBILE');
  if (wide) return <FooterPlace key="FOOTER" position="FOOTER" shown={wide} />;
  return narrow && <FooterPlace key="FOOTER_MOBILE" position="FOOTER_MOBILE" shown={narrow} />;
};

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
    <aside className={`${layout.onScreen} ${styles.side}`} data-side={side} aria-label={t(`promo.${side}`)}>
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
