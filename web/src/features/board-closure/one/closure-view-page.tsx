import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosureView } from '#contract/bookings/closures.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { useDurationWords } from '../../../domain/booking/booking-words.ts';
import { useServerClock } from '../../../domain/queue/use-server-time.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import foot from '../../../ui/layout/foot.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import { MovesDrawing } from '../drawing/moves-drawing.tsx';
import { datedPeriodWords } from '../period/period-words.ts';
import { ConcernedList } from '../plan/concerned-list.tsx';
import { ClosureActsBar } from './closure-acts-bar.tsx';
import { closureQuery, isCalledOff, wholePeriod } from './closure-calls.ts';
import { PeriodCard, ReasonsCard, ReopeningCard, YardCard } from './closure-cards.tsx';
import styles from './closure-view.module.css';
import { CourseCard } from './course-card.tsx';
import { MessagesCard } from './messages-card.tsx';

const tones = { PLANNED: 'amber', RUNNING: 'red', OVER: 'grey', REOPENED: 'green', UNDONE: 'grey' } as const;

/** Turns a closure into a plan for the drawing and the list. Only the parts that they show are filled. */
const planOf = ({ id, moves, slots }: ClosureView) => ({
  moves,
  slots,
  stay: [],
  dropped: [],
  told: { drivers: 0, messages: 0, sms: 0, email: 0, languages: { RU: 0, EN: 0, CN: 0 }, sample: null },
  plan: id,
});

const MovesCard = ({ closure }: { readonly closure: ClosureView }) => {
  const { t } = useTranslation();
  const [isList, setIsList] = useState(false);
  const { moves } = closure;
  const plan = planOf(closure);
  return (
    <SectionCard
      title={t('boardClosure.one.moves', { count: moves.length })}
      action={
        moves.length > 0 && (
          <TextButton onClick={() => setIsList(!isList)}>
            {t(isList ? 'boardClosure.one.asDrawing' : 'boardClosure.one.asList')}
          </TextButton>
        )
      }
    >
      {moves.length === 0 ? (
        <p className={text.dimmed}>
          {t(closure.state === 'UNDONE' ? 'boardClosure.one.movedBack' : 'boardClosure.drawing.nobody')}
        </p>
      ) : (
        <>
          <div hidden={isList} className={layout.onScreen}>
            <MovesDrawing plan={plan} period={wholePeriod(closure)} closedUntil={closure.to} isDone />
          </div>
          <div className={isList ? undefined : styles.onPaper}>
            <ConcernedList key={closure.version} plan={plan} isAll />
          </div>
        </>
      )}
    </SectionCard>
  );
};

const useTimeWords = ({ from, to, state }: ClosureView, now: number) => {
  const { t } = useTranslation();
  const duration = useDurationWords();
  const until = (at: string) => duration(Math.max(1, Math.ceil((Date.parse(at) - now) / 60_000)));
  if (state === 'RUNNING') return t('boardClosure.one.left', { duration: until(to) });
  return state === 'PLANNED' && t('boardClosure.one.begins', { duration: until(from) });
};

const Loaded = ({ closure }: { readonly closure: ClosureView }) => {
  const { t } = useTranslation();
  const now = useServerClock();
  const { by } = closure;
  const time = useTimeWords(closure, now);
  const period = isCalledOff(closure) ? wholePeriod(closure) : closure;
  return (
    <div className={`${layout.stack} ${foot.page}`}>
      <header className={layout.row}>
        <h1>{t('boardClosure.one.title', { period: datedPeriodWords(period) })}</h1>
        <Badge tone={tones[closure.state]}>{t(`boardClosure.one.states.${closure.state}`)}</Badge>
        <p className={text.dimmed}>
          {listWords([time, by && t('boardClosure.one.by', { name: shortName(by) })])}
        </p>
      </header>
      <div className={`${layout.columns} ${styles.columns}`}>
        <div className={layout.stack}>
          <PeriodCard closure={closure} now={now} />
          <ReasonsCard closure={closure} />
          <YardCard closure={closure} />
          <ReopeningCard closure={closure} />
        </div>
        <MovesCard closure={closure} />
        <div className={layout.stack}>
          <MessagesCard closure={closure} />
          <CourseCard closure={closure} now={now} />
        </div>
      </div>
      <ClosureActsBar closure={closure} />
    </div>
  );
};

export const ClosureViewPage = () => {
  const { t } = useTranslation();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(closureQuery(id));
  usePageTitle(t('boardClosure.one.page'));
  if (data) return <Loaded closure={data} />;
  if (hasCode(error, 'NOT_FOUND', 'INVALID_INPUT'))
    return <EmptyState title={t('boardClosure.one.unknown')} />;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows rows={6} height={60} />
  );
};
