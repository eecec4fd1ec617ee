import { useTranslation } from 'react-i18next';
import type { Draw } from '#contract/draws/draws.ts';
import { longDay, whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { DrawState } from '../../domain/draw/draw-state.tsx';
import { useClosingWords } from '../../domain/draw/draw-words.ts';
import controls from '../../ui/button/text-button.module.css';
import { Callout } from '../../ui/callout/callout.tsx';
import { SectionCard } from '../../ui/card/section-card.tsx';
import { Fact } from '../../ui/facts/fact.tsx';
import facts from '../../ui/facts/facts.module.css';

/** A draw that takes applications, or that waits for its number. */
export const ComingCard = ({ draw }: { readonly draw: Draw }) => {
  const { t } = useTranslation();
  const { date, state, places, applications, adminSales, saleOpensAt } = draw;
  const closing = useClosingWords(draw);
  return (
    <SectionCard title={longDay(date)} action={<DrawState state={state} />}>
      {state === 'FROZEN' && <Callout role="status">{t('boardDraws.waits')}</Callout>}
      <dl className={facts.facts}>
        {state === 'OPEN' && (
          <Fact name={t('boardDraws.closes')}>
            {closing.when} {closing.left}
          </Fact>
        )}
        <Fact name={t('boardDraws.saleFrom')}>{whenWords(saleOpensAt)}</Fact>
        <Fact name={t('boardDraws.columns.places')}>{places}</Fact>
        {applications !== null && <Fact name={t('boardDraws.columns.applications')}>{applications}</Fact>}
        <Fact name={t('boardDraws.columns.adminSales')}>{adminSales}</Fact>
      </dl>
      <a href={`/draw/${date}`} target="_blank" rel="noreferrer" className={controls.link}>
        {t('boardDraws.publicPage')} ↗
      </a>
    </SectionCard>
  );
};
