import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useClosingWords, useDemandWords } from '../../../domain/draw/draw-words.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import card from '../../../ui/card/card.module.css';
import { Bar } from '../../../ui/charts/bar.tsx';
import legend from '../../../ui/charts/legend.module.css';
import layout from '../../../ui/layout/layout.module.css';
import figure from '../../../ui/text/big.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../draws.module.css';

type Met = NonNullable<DrawView['met']>;

/** Sorts wishes by rank. Any time comes last. */
const inOrder = (met: Met) => [...met].sort((one, other) => (one.wish || 99) - (other.wish || 99));

const colorOf = (wish: number) =>
  wish === 0
    ? 'var(--oktet-yellow)'
    : `color-mix(in srgb, var(--mantine-primary-color-filled) ${118 - 18 * wish}%, var(--oktet-card))`;

const MetBar = ({ met }: { readonly met: Met }) => {
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

type DrawProps = { readonly draw: DrawView };

type TileProps = {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly children?: ReactNode;
};

const Tile = ({ name, value, note, children }: TileProps) => (
  <div className={`${card.card} ${layout.row}`}>
    <div>
      <p className={text.dimmed}>{name}</p>
      <p className={figure.big}>{value}</p>
      <p className={text.hint}>{note}</p>
    </div>
    {children}
  </div>
);

const number = (value: number) => new Intl.NumberFormat(languageTag()).format(value);

/** Facts of an open draw, without the number of applications, which nobody is told yet. */
const Before = ({ draw }: DrawProps) => {
  const { t } = useTranslation();
  const closing = useClosingWords(draw);
  const { perPlace } = useDemandWords(draw);
  const { places, demand, saleOpensAt } = draw;
  return (
    <>
      <Tile
        name={t('draw.facts.places')}
        value={number(places)}
        note={t('draw.facts.restOnSale', { when: whenWords(saleOpensAt) })}
      />
      <Tile name={t('draw.facts.closes')} value={closing.left || '–'} note={closing.when} />
      {demand && (
        <Tile
          name={t('draw.facts.usual')}
          value={number(Math.round(demand.applications))}
          note={listWords([t('draw.facts.average', { count: demand.draws }), perPlace])}
        />
      )}
    </>
  );
};

const After = ({ draw }: DrawProps) => {
  const { t } = useTranslation();
  const { applications, tickets, places, winners, met, leftOut = 0 } = draw;
  return (
    <>
      <Tile
        name={t('draw.facts.applied')}
        value={applications === null ? '–' : number(applications)}
        note={listWords([
          tickets !== undefined && t('draw.tickets', { count: tickets }),
          leftOut > 0 && t('draw.facts.leftOut', { count: leftOut }),
        ])}
      />
      <Tile
        name={t(draw.state === 'DRAWN' ? 'draw.facts.drawn' : 'draw.facts.places')}
        value={number(places)}
        note={t('draw.facts.hours', { count: draw.slots.length })}
      />
      {winners !== undefined && (
        <Tile
          name={t('draw.facts.won')}
          value={number(winners)}
          note={t('draw.facts.lost', { count: Math.max(0, (applications ?? 0) - winners) })}
        >
          {met && <MetBar met={met} />}
        </Tile>
      )}
    </>
  );
};

export const Facts = ({ draw }: DrawProps) => {
  const { t } = useTranslation();
  const { state, adminSales } = draw;
  return (
    <>
      <div className={`${layout.row} ${styles.facts}`}>
        {state === 'OPEN' ? <Before draw={draw} /> : <After draw={draw} />}
      </div>
      {adminSales > 0 && <p className={text.hint}>{t('draw.facts.adminSales', { count: adminSales })}</p>}
    </>
  );
};
