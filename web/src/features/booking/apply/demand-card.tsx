import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { longDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useClosingWords, useDemandWords } from '../../../domain/draw/draw-words.ts';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import mine from '../mine/mine.module.css';

type DrawProps = { readonly draw: DrawView };

const notEnough = `repeating-linear-gradient(120deg,
  var(--oktet-status-waiting-ground) 0 6px, var(--oktet-line) 6px 9px)`;

/** Tells the demand of past draws only. With present figures, whoever waits longest would have an advantage. */
const Demand = ({ draw }: DrawProps) => {
  const { share, places, perPlace } = useDemandWords(draw);
  return (
    <>
      {share !== null && (
        <Bar
          segments={[
            { id: 'places', share, color: 'var(--mantine-primary-color-filled)' },
            { id: 'more', share: 1 - share, color: notEnough },
          ]}
        />
      )}
      <p className={layout.apart}>
        <strong>{places}</strong>
        {perPlace && <span className={text.dimmed}>{perPlace}</span>}
      </p>
    </>
  );
};

export const DemandCard = ({ draw }: DrawProps) => {
  const { t } = useTranslation();
  const closing = useClosingWords(draw);
  return (
    <section className={card.frame} aria-labelledby="draw-day">
      <div className={`${layout.stack} ${parts.part}`}>
        <h2 id="draw-day" className={mine.time}>
          {longDay(draw.date)}
        </h2>
        <p className={layout.apart}>
          <strong>{closing.when}</strong>
          <span className={text.dimmed}>{closing.left}</span>
        </p>
        <Demand draw={draw} />
      </div>
      <div className={`${layout.beside} ${parts.part}`}>
        <Icon size={26} path="M12 3l7 2.5v6c0 4.5-3 8-7 9.5-4-1.5-7-5-7-9.5v-6zM9 12l2.2 2.2L15.5 10" />
        <p className={text.dimmed}>
          {t('draw.apply.calm', { time: wallTime(draw.closesAt) })}{' '}
          <Link to="/draw/$date" params={{ date: draw.date }}>
            {t('draw.howChecked')}
          </Link>
        </p>
      </div>
    </section>
  );
};
