import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useClosingWords, useDemandWords } from '../../../domain/draw/draw-words.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/list-words.ts';
import card from '../../../ui/card/card.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../draws.module.css';
import { MetBar } from './met-bar.tsx';

type DrawProps = { readonly draw: DrawView };

type TileProps = { readonly name: string; readonly value: string; readonly note: string };

const Tile = ({ name, value, note }: TileProps) => (
  <div className={`${card.card} ${styles.tile}`}>
    <span className={text.dimmed}>{name}</span>
    <strong>{value}</strong>
    <span className={text.hint}>{note}</span>
  </div>
);

const number = (value: number) => new Intl.NumberFormat(languageTag()).format(value);

/** While it is open nobody is told how many have applied. */
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
        value={number(applications ?? 0)}
        note={listWords([
          tickets !== undefined && t('draw.tickets', { count: tickets }),
          leftOut > 0 && t('draw.facts.leftOut', { count: leftOut }),
        ])}
      />
      <Tile
        name={t('draw.facts.drawn')}
        value={number(places)}
        note={t('draw.facts.hours', { count: draw.slots.length })}
      />
      {winners !== undefined && (
        <div className={`${card.card} ${styles.tile} ${styles.wide}`}>
          <span className={text.dimmed}>{t('draw.facts.won')}</span>
          <strong>{number(winners)}</strong>
          <span className={text.hint}>
            {t('draw.facts.lost', { count: Math.max(0, (applications ?? 0) - winners) })}
          </span>
          {met && <MetBar met={met} />}
        </div>
      )}
    </>
  );
};

export const Facts = ({ draw }: DrawProps) => {
  const { t } = useTranslation();
  const { state, adminSales } = draw;
  return (
    <>
      <div className={styles.facts}>{state === 'OPEN' ? <Before draw={draw} /> : <After draw={draw} />}</div>
      {adminSales > 0 && <p className={text.hint}>{t('draw.facts.adminSales', { count: adminSales })}</p>}
    </>
  );
};
