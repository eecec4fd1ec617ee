import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BannerPosition, bannerSizes } from '#contract/promo/banner-places.ts';
import { showPicture } from './banner-picture.ts';
import styles from './placed-banner.module.css';
import { registerClick, type ShownBanner } from './use-shown-banner.ts';

type PlacedBannerProps = {
  readonly position: BannerPosition;
  readonly shown: ShownBanner;
  readonly onOpened?: () => void;
};

/** False for `javascript:` links and the like, although the server stores only http(s) links. */
const webAddress = (link: string) => (/^https?:\/\//i.test(link) ? link : undefined);

const hostOf = (link: string) => {
  try {
    return new URL(link).hostname;
  } catch {
    return link;
  }
};

export const PlacedBanner = ({ position, shown, onOpened }: PlacedBannerProps) => {
  const { t } = useTranslation();
  const image = useRef<HTMLImageElement>(null);
  const { width, height } = bannerSizes[position];
  const { link, imageInBase64 } = shown.banner;
  useEffect(() => {
    if (image.current) showPicture(image.current, imageInBase64);
  }, [imageInBase64]);
  const onClick = () => {
    registerClick(shown.blockId);
    onOpened?.();
  };
  return (
    <div className={styles.banner} style={{ maxWidth: width }}>
      <span className={styles.mark}>{t('promo.mark')}</span>
      <a
        href={webAddress(link)}
        target="_blank"
        rel="noopener noreferrer sponsored"
        className={styles.link}
        aria-label={t('promo.open', { site: hostOf(link) })}
        onClick={onClick}
        onAuxClick={(event) => event.button === 1 && onClick()}
      >
        <img ref={image} width={width} height={height} alt="" className={styles.image} />
      </a>
    </div>
  );
};
