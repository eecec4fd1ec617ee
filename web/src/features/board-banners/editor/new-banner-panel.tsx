import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import { addBanner } from '../promo-calls.ts';
import { usePosition } from '../use-position.ts';
import { BannerEditor } from './banner-editor.tsx';
import type { BannerValues } from './use-banner-form.ts';

const NewBanner = ({ position }: { readonly position: BannerPosition }) => {
  const navigate = useNavigate();
  const add = async ({ link, image, isShown }: BannerValues) => {
    const banner = await addBanner(position, { link, imageInBase64: image, needShowToUsers: isShown });
    await navigate({
      to: '/banners/$position/$id',
      params: { position, id: banner.id },
      ignoreBlocker: true,
    });
    return banner;
  };
  return <BannerEditor position={position} save={add} />;
};

export const NewBannerPanel = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const position = usePosition();
  const title = t('boardBanners.newBanner');
  return (
    <SidePanel label={title} width="wide" onClose={() => void navigate({ to: '/banners' })}>
      <h2>{title}</h2>
      {position ? (
        <>
          <p className={text.dimmed}>{t(`boardBanners.places.${position}`)}</p>
          <NewBanner key={position} position={position} />
        </>
      ) : (
        <EmptyState title={t('boardBanners.noPlace')} text={t('panel.checkAddress')} />
      )}
    </SidePanel>
  );
};
