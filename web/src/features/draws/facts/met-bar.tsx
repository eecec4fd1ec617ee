import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import legend from '../../../ui/charts/legend.module.css';
import layout from '../../../ui/layout/layout.module.css';

type Met = NonNullable<DrawView['met']>;

/** Sorts wishes by rank. Any time comes last. */
const inOrder = (met: Met) => [...met].sort((one, other) => (one.wish || 99) - (other.wish || 99));

/** The earlier wish has the darker colour. */
const colorOf = (wish: number) =>
  wish === 0
    ? 'var(--oktet-yellow)'
    : `color-mix(in srgb, var(--mantine-primary-color-filled) ${118 - 18 * wish}%, var(--oktet-card))`;

export const MetBar = ({ met }: { readonly met: Met }) => {
  const { t } = useTranslation();
  const shown = inOrder(met).filter(({ applications }) => applications > 0);
  return (
    <div className={layout.stack}>
      <Bar
        segments={shown.map(({ wish, applications }) => ({
          id: wish,
          share: applications,
          color: colorOf(wish),
        }))}
      />
      <ul className={legend.legend} aria-label={t('draw.facts.wish')}>
        {shown.map(({ wish, applications }) => (
          <li key={wish} style={{ '--swatch': colorOf(wish) } as object}>
            {wish === 0 ? t('draw.list.anyTime') : t('draw.facts.nth', { rank: wish })}{' '}
            <strong>{applications}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
};
