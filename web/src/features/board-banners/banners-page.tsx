import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bannerPositions } from '#contract/promo/banner-places.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import styles from './banners-page.module.css';
import { BlockCard } from './block/block-card.tsx';
import { useBannerAct } from './block/use-banner-act.ts';
import { promoQuery } from './promo-calls.ts';

const Blocks = () => {
  const { t } = useTranslation();
  const { id }: { id?: string } = useParams({ strict: false });
  const act = useBannerAct();
  return (
    <Loaded query={useQuery(promoQuery)} skeleton={<SkeletonRows rows={4} height={180} />}>
      {(blocks) => (
        <>
          {act.isOvertaken && <Callout role="alert">{t('boardBanners.overtaken')}</Callout>}
          <div className={`${layout.fields} ${styles.blocks}`}>
            {bannerPositions
              .flatMap((position) => blocks.find((one) => one.position === position) ?? [])
              .map((block) => (
                <BlockCard key={block.id} block={block} openId={id} act={act} />
              ))}
          </div>
        </>
      )}
    </Loaded>
  );
};

export const BannersPage = () => {
  const { t } = useTranslation();
  const title = t('boardBanners.title');
  usePageTitle(title);
  return (
    <ListWithPanel panel={<Outlet />}>
      <div className={layout.stack}>
        <h1>{title}</h1>
        <p className={text.dimmed}>{t('boardBanners.hint')}</p>
        <Blocks />
      </div>
    </ListWithPanel>
  );
};
