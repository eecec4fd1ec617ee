import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { wallDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../closure-page.module.css';
import { datedPeriodWords } from '../period/period-words.ts';
import { ConcernedList } from '../plan/concerned-list.tsx';
import type { DoneShift } from '../use-closure.ts';

type Props = { readonly done: DoneShift; readonly onAgain: () => void };

export const ClosureDone = ({ done, onAgain }: Props) => {
  const { t } = useTranslation();
  const { period, outcome } = done;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { moves, told } = outcome;
  return (
    <div className={`${layout.stack} ${styles.done}`}>
      <Callout tone="green" role="status">
        <h1 ref={title} tabIndex={-1}>
          {t('boardClosure.done.shift', { period: datedPeriodWords(period) })}
        </h1>
        <p>
          {moves.length > 0
            ? t('boardClosure.done.moved', { count: moves.length })
            : t('boardClosure.done.nobodyMoved')}
        </p>
        {told.messages > 0 && <p>{t('boardClosure.done.told', { count: told.messages })}</p>}
        <div className={layout.row}>
          <Button component={Link} to="/queue">
            {t('boardClosure.done.toQueue')}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/bookings" search={{ view: 'day', date: wallDay(period.from) }} {...props} />
            )}
          >
            {t('boardClosure.done.toDay')}
          </Button>
          <Button variant="default" onClick={onAgain}>
            {t('boardClosure.done.again')}
          </Button>
        </div>
      </Callout>
      {moves.length + outcome.stay.length + outcome.dropped.length > 0 && (
        <SectionCard title={t('boardClosure.done.list')}>
          <ConcernedList plan={outcome} />
        </SectionCard>
      )}
    </div>
  );
};
