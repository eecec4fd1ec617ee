import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bannerSizes } from '#contract/promo/banner-places.ts';
import styles from './footer-banner.module.css';
import { PlacedBanner } from './placed-banner.tsx';
import { useRoom } from './use-room.ts';
import { useShownBanner } from './use-shown-banner.ts';

const markHeight = 16;
const marginBelow = 16;

/** Above the footer, in the form that the window has room for. */
export const FooterBanner = () => {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const wide = useShownBanner('FOOTER');
  const narrow = useShownBanner('FOOTER_MOBILE');
  const position = narrow ? 'FOOTER_MOBILE' : 'FOOTER';
  const shown = narrow ?? wide;
  const hasRoom = useRoom(
    place,
    bannerSizes[position].height + markHeight + marginBelow,
    shown !== undefined,
  );
  return (
    <div ref={place}>
      {shown && hasRoom && (
        <aside
          className={styles.footer}
          style={{ maxWidth: bannerSizes[position].width }}
          aria-label={t('promo.below')}
        >
          <PlacedBanner key={position} position={position} shown={shown} />
        </aside>
      )}
    </div>
  );
};
