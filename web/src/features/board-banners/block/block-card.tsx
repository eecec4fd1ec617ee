import { Sparkline } from '@mantine/charts';
import link from '../../../ui/button/text-button.module.css';
import card from '../../../ui/card/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import '../../../ui/charts/chart-styles.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type BannerPosition, bannerSizes } from '#contract/promo/banner-places.ts';
import type { PromoBlock } from '#contract/promo/promo.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { wholeWords } from '../../../lib/words/number-words.ts';
import { clickSpan } from '../clicks/click-span.ts';
import { clicksQuery } from '../promo-calls.ts';
import { BannerRow } from './banner-row.tsx';
import styles from './block.module.css';
import type { BannerAct } from './use-banner-act.ts';

const Clicks = ({ position }: { readonly position: BannerPosition }) => {
  const { t } = useTranslation();
  const { data } = useQuery(clicksQuery(position, clickSpan('day', useToday())));
  return (
    <Link
      to="/banners/$position"
      params={{ position }}
      className={`${layout.row} ${link.link}`}
      data-row={position}
    >
      <span aria-hidden="true" inert>
        {data?.series && (
          <Sparkline
            w={72}
            h={24}
            data={data.series.map(({ count }) => count)}
            color="var(--mantine-primary-color-filled)"
            fillOpacity={0.2}
          />
        )}
      </span>
      {data
        ? t('boardBanners.clicks.inMonth', { count: data.count, number: wholeWords(data.count) })
        : t('boardBanners.clicks.title')}
    </Link>
  );
};

type BlockCardProps = {
  readonly block: PromoBlock;
  readonly openId: string | undefined;
  readonly act: BannerAct;
};

export const BlockCard = ({ block, openId, act }: BlockCardProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { position, banners } = block;
  return (
    <section className={`${card.card} ${layout.stack} ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>{t(`boardBanners.places.${position}`)}</h2>
      <p className={text.hint}>
        {t('boardBanners.size', bannerSizes[position])} · {t(`boardBanners.where.${position}`)}
      </p>
      {banners.length === 0 ? (
        <p className={text.hint}>{t('boardBanners.none')}</p>
      ) : (
        <ol>
          {banners.map((banner, place) => (
            <BannerRow key={banner.id} block={block} place={place} isOpen={banner.id === openId} act={act} />
          ))}
        </ol>
      )}
      <div className={layout.apart}>
        <Button
          variant="default"
          size="sm"
          renderRoot={(props) => <Link {...props} to="/banners/$position/new" params={{ position }} />}
        >
          {t('boardBanners.add')}
        </Button>
        <Clicks position={position} />
      </div>
    </section>
  );
};
