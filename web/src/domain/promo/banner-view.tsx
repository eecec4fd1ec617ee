import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BannerPosition, bannerSizes } from '#contract/promo/banner-places.ts';
import type { Banner } from '#contract/promo/promo.ts';
import { showPicture } from './banner-picture.ts';
import styles from './banner-view.module.css';

type BannerViewProps = {
  readonly position: BannerPosition;
  readonly banner: Pick<Banner, 'link' | 'imageInBase64'>;
  readonly onClick?: () => void;
};

/** The server stores only http(s) links; this guards against `javascript:` ones. */
const webAddress = (link: string) => (/^https?:\/\//i.test(link) ? link : undefined);

const hostOf = (link: string) => {
  try {
    return new URL(link).hostname;
  } catch {
    return link;
  }
};

export const BannerView = ({ position, banner, onClick }: BannerViewProps) => {
  const { t } = useTranslation();
  const image = useRef<HTMLImageElement>(null);
  const { width, height } = bannerSizes[position];
  const { link, imageInBase64 } = banner;
  useEffect(() => {
    if (image.current) showPicture(image.current, imageInBase64);
  }, [imageInBase64]);
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
        onAuxClick={(event) => event.button === 1 && onClick?.()}
      >
        <img ref={image} width={width} height={height} alt="" className={styles.image} />
      </a>
    </div>
  );
};
