import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BannerPosition, bannerPositions } from '#contract/promo/banner-places.ts';
import { schemeVariables } from '../../../theme/scheme-variables.ts';
import chips from '../../../ui/chips/chips.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { dataAddress } from '../picture/base64.ts';
import { promoQuery } from '../promo-calls.ts';
import styles from './preview.module.css';
import { boxOf, firstScreenOf, markHeight, type ScreenWidth, screens, screenWidths } from './screens.ts';

type Pictures = Partial<Readonly<Record<BannerPosition, string>>>;

type PlacedProps = {
  readonly screen: ScreenWidth;
  readonly position: BannerPosition;
  readonly base64: string;
};

const PlacedPicture = ({ screen, position, base64 }: PlacedProps) => {
  const { t } = useTranslation();
  const clip = useId();
  const box = boxOf(screen, position);
  if (!box) return null;
  const { x, y, width, height } = box;
  return (
    <g>
      {position === 'POPUP_MOBILE' && (
        <rect
          className={styles.card}
          x={x - 12}
          y={y - markHeight - 8}
          width={width + 24}
          height={height + markHeight + 20}
          rx="14"
        />
      )}
      <text className={styles.mark} x={x} y={y - 4}>
        {t('promo.mark')}
      </text>
      <clipPath id={clip}>
        <rect {...box} rx="8" />
      </clipPath>
      <image href={dataAddress(base64)} {...{ x, y, width, height }} clipPath={`url(#${clip})`} />
    </g>
  );
};

const Content = ({ screen }: { readonly screen: ScreenWidth }) => {
  const { width: whole, header } = screens[screen];
  const width = Math.min(whole - 24, 720);
  const x = (whole - width) / 2;
  const lines = [0.42, 0.86, 0.78, 0.9, 0.55];
  return (
    <>
      <rect className={styles.card} x={x} y={header + 20} width={width} height="300" rx="14" />
      {lines.map((share, place) => (
        <rect
          key={share}
          className={styles.words}
          x={x + 20}
          y={header + 48 + place * 44}
          width={(width - 40) * share}
          height={place === 0 ? 22 : 14}
          rx="6"
        />
      ))}
    </>
  );
};

type LayoutDrawingProps = {
  readonly screen: ScreenWidth;
  readonly scheme: 'light' | 'dark';
  readonly position: BannerPosition;
  readonly pictures: Pictures;
};

/** A scaled-down drivers' page with the real banners in place. */
const LayoutDrawing = ({ screen, scheme, position, pictures }: LayoutDrawingProps) => {
  const { t } = useTranslation();
  const { width, height, header, footer } = screens[screen];
  // The popup would cover the footer banner, so it is drawn only if it is being edited.
  const drawn = bannerPositions.filter((one) => one !== 'POPUP_MOBILE' || position === one);
  return (
    <figure>
      <svg
        className={`${layout.boxed} ${styles.drawing}`}
        viewBox={`0 0 ${width} ${height}`}
        style={schemeVariables[scheme] as CSSProperties}
        role="img"
        aria-label={t('boardBanners.preview.drawing', {
          width: screen,
          scheme: t(`boardBanners.preview.${scheme}`),
        })}
      >
        <rect className={styles.ground} width={width} height={height} />
        <rect className={styles.bar} width={width} height={header} />
        <Content screen={screen} />
        <rect className={styles.bar} y={height - footer} width={width} height={footer} />
        {drawn.map((one) => {
          const base64 = pictures[one];
          return base64 ? <PlacedPicture key={one} screen={screen} position={one} base64={base64} /> : null;
        })}
      </svg>
      <figcaption className={text.hint}>{t(`boardBanners.preview.${scheme}`)}</figcaption>
    </figure>
  );
};

const useShownPictures = (): Pictures => {
  const { data = [] } = useQuery(promoQuery);
  return Object.fromEntries(
    data.flatMap(({ position, banners: [first] }) =>
      first?.needShowToUsers ? [[position, first.imageInBase64]] : [],
    ),
  );
};

type PreviewProps = {
  readonly position: BannerPosition;
  readonly base64?: string;
};

export const Preview = ({ position, base64 }: PreviewProps) => {
  const { t } = useTranslation();
  const [screen, setScreen] = useState(() => firstScreenOf(position));
  const shown = useShownPictures();
  const pictures = base64 ? { ...shown, [position]: base64 } : shown;
  return (
    <PanelSection title={t('boardBanners.preview.title')}>
      <fieldset className={chips.chips} aria-label={t('boardBanners.preview.widths')}>
        {screenWidths.map((width) => (
          <button
            key={width}
            type="button"
            className={chips.chip}
            aria-pressed={width === screen}
            onClick={() => setScreen(width)}
          >
            {t('boardBanners.preview.width', { width })}
          </button>
        ))}
      </fieldset>
      {!boxOf(screen, position) && <p className={text.hint}>{t('boardBanners.preview.noPlace')}</p>}
      <div className={`${layout.stack} ${styles.drawings}`} data-phone={screen === 390}>
        {(['light', 'dark'] as const).map((scheme) => (
          <LayoutDrawing
            key={scheme}
            screen={screen}
            scheme={scheme}
            position={position}
            pictures={pictures}
          />
        ))}
      </div>
    </PanelSection>
  );
};
