import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import chips from '../../../ui/chips/chips.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { promoQuery } from '../promo-calls.ts';
import { LayoutDrawing, type Pictures } from './layout-drawing.tsx';
import styles from './preview.module.css';
import { boxOf, firstScreenOf, screenWidths } from './screens.ts';

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
  /** Replaces the current picture in the preview. */
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
