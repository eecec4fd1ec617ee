import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useClosingWords, useDemandWords } from '../../../domain/draw/draw-words.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import card from '../../../ui/card/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import figure from '../../../ui/text/big.module.css';
import text from '../../../ui/text/text.module.css';
import styles from '../draws.module.css';
import { MetBar } from './met-bar.tsx';

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
