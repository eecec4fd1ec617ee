import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import { ClicksSection } from '../clicks/clicks-section.tsx';
import { Preview } from '../preview/preview.tsx';
import { usePosition } from '../use-position.ts';

export const BlockPanel = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const position = usePosition();
  const label = position ? t(`boardBanners.places.${position}`) : t('boardBanners.noPlace');
  return (
    <SidePanel
      // The label is longer than the name, because the page beside the panel has a region of that name.
      label={`${t('boardBanners.clicks.title')}: ${label}`}
      rowId={position}
      width="wide"
      onClose={() => void navigate({ to: '/banners' })}
    >
      {position ? (
        <>
          <h2>{label}</h2>
          <ClicksSection position={position} />
          <Preview key={position} position={position} />
        </>
      ) : (
        <EmptyState title={label} text={t('panel.checkAddress')} />
      )}
    </SidePanel>
  );
};
