import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BannerPosition } from '#contract/promo/banner-places.ts';
import type { Banner, PromoBlock } from '#contract/promo/promo.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import { stateOf } from '../block/banner-order.ts';
import { StateBadge } from '../block/banner-row.tsx';
import { useBannerAct } from '../block/use-banner-act.ts';
import { addBanner, changeBanner, deleteBanner, promoQuery } from '../promo-calls.ts';
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

const save = (position: BannerPosition, { link, image, isShown }: BannerValues, base: Banner) =>
  changeBanner(position, base, {
    link,
    needShowToUsers: isShown,
    // An unchanged picture is omitted, because it is large.
    ...(image !== base.imageInBase64 && { imageInBase64: image }),
  });

type DetailsProps = { readonly block: PromoBlock; readonly banner: Banner };

const Details = ({ block: { position, banners }, banner }: DetailsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const act = useBannerAct();
  const remove = async () => {
    const isSure = await confirmDialog({
      title: t('boardBanners.delete.title'),
      message: t('boardBanners.delete.message', { link: banner.link }),
      okLabel: t('boardBanners.delete.ok'),
      isRisky: true,
    });
    if (!isSure) return;
    await act.run(async () => {
      await deleteBanner(position, banner);
      await navigate({ to: '/banners', ignoreBlocker: true });
    });
  };
  return (
    <>
      <div className={layout.apart}>
        <h2>{t(`boardBanners.places.${position}`)}</h2>
        <StateBadge state={stateOf(banners, banners.indexOf(banner))} />
      </div>
      {act.isOvertaken && <Callout role="alert">{t('boardBanners.overtaken')}</Callout>}
      <BannerEditor
        position={position}
        current={banner}
        save={(values, base) => save(position, values, base ?? banner)}
        onDelete={() => void remove()}
      />
    </>
  );
};

export const BannerPanel = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const position = usePosition();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useQuery(promoQuery);
  return (
    <SidePanel
      label={t('boardBanners.banner')}
      rowId={id}
      width="wide"
      onClose={() => void navigate({ to: '/banners' })}
    >
      <PanelContent query={query} notFound={t('boardBanners.notFound')}>
        {(blocks) => {
          const block = blocks.find((one) => one.position === position);
          const banner = block?.banners.find((one) => one.id === id);
          return block && banner ? (
            <Details key={id} block={block} banner={banner} />
          ) : (
            <EmptyState title={t('boardBanners.notFound')} text={t('panel.checkAddress')} />
          );
        }}
      </PanelContent>
    </SidePanel>
  );
};
