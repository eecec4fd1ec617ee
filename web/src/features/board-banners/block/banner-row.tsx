import { ActionIcon, Switch } from '@mantine/core';
import layout from '../../../ui/layout/layout.module.css';
import rows from '../../../ui/rows/rows.module.css';
import '@mantine/core/styles/ActionIcon.css';
import '../../../ui/fields/switch-styles.ts';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { bannerSizes } from '#contract/promo/banner-places.ts';
import type { PromoBlock } from '#contract/promo/promo.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { dataAddress } from '../picture/base64.ts';
import { changeBanner, moveBanners } from '../promo-calls.ts';
import { type BannerState, placeChanges, stateOf, swapped } from './banner-order.ts';
import styles from './block.module.css';
import type { BannerAct } from './use-banner-act.ts';

const tones = { shown: 'green', hidden: 'grey', notFirst: 'amber' } as const;

export const StateBadge = ({ state }: { readonly state: BannerState }) => {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`boardBanners.states.${state}`)}</Badge>;
};

const linkWords = (link: string) => link.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** Lets a long URL wrap after `/` and `_`. */
const BreakingLink = ({ words }: { readonly words: string }) =>
  words.split(/([^/_]*[/_])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id and never change their order
    <Fragment key={place}>
      {part}
      <wbr />
    </Fragment>
  ));

type BannerRowProps = {
  readonly block: PromoBlock;
  readonly place: number;
  readonly isOpen: boolean;
  readonly act: BannerAct;
};

const MoveButton = ({ block, place, act, by }: BannerRowProps & { readonly by: -1 | 1 }) => {
  const { t } = useTranslation();
  const upper = by === -1 ? place - 1 : place;
  const isEnd = upper < 0 || upper + 1 >= block.banners.length;
  const label = t(by === -1 ? 'boardBanners.raise' : 'boardBanners.lower', { number: place + 1 });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
      disabled={isEnd}
      onClick={() =>
        void act.run(() =>
          moveBanners(
            block.position,
            placeChanges(block.banners, upper),
            swapped(block.banners, upper).map(({ id }) => id),
          ),
        )
      }
    >
      <Icon size={18} path={by === -1 ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
    </ActionIcon>
  );
};

export const BannerRow = (props: BannerRowProps) => {
  const { block, place, isOpen, act } = props;
  const { t } = useTranslation();
  const { position, banners } = block;
  const banner = banners[place];
  if (!banner) return null;
  const { id, link, imageInBase64, needShowToUsers } = banner;
  const toggle = () => changeBanner(position, banner, { link, needShowToUsers: !needShowToUsers });
  return (
    <li className={`${layout.ruled} ${styles.row}`} data-open={isOpen}>
      <img className={styles.thumb} src={dataAddress(imageInBase64)} {...bannerSizes[position]} alt="" />
      <div className={`${layout.stack} ${layout.tight} ${rows.words}`}>
        <span>
          <Link
            to="/banners/$position/$id"
            params={{ position, id }}
            data-row={id}
            aria-label={t('boardBanners.edit', { link: linkWords(link) })}
          >
            <BreakingLink words={linkWords(link)} />
          </Link>
        </span>
        <div className={layout.apart}>
          <StateBadge state={stateOf(banners, place)} />
          <div className={layout.row}>
            <Switch
              size="md"
              checked={needShowToUsers}
              aria-label={t('boardBanners.showNamed', { link: linkWords(link) })}
              aria-busy={act.isRunning}
              onChange={() => void act.run(toggle)}
            />
            {banners.length > 1 && <MoveButton {...props} by={-1} />}
            {banners.length > 1 && <MoveButton {...props} by={1} />}
          </div>
        </div>
      </div>
    </li>
  );
};
