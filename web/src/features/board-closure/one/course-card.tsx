import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ClosureAct, ClosureView } from '#contract/bookings/closures.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { wallDay, wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import timeline from '../../../domain/journal/event-list.module.css';
import { eventTime } from '../../../domain/journal/words/event-time.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import controls from '../../../ui/button/text-button.module.css';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import text from '../../../ui/text/text.module.css';
import { isCalledOff } from './closure-calls.ts';

type Step = {
  readonly key: string;
  readonly at: string;
  readonly tone: 'green' | 'blue' | 'amber' | 'red' | 'grey';
  readonly words: string;
  readonly details?: string | undefined;
};

const useStepsOfAct = ({ from }: ClosureView) => {
  const { t } = useTranslation();
  const stayedWords = ({ stayed }: ClosureAct) =>
    stayed.map((one) => `${plateText(one.vehicleRegistrationPlate)} ${wallTime(one.dateBooked)}`);
  return (act: ClosureAct): Step[] => {
    const { id, type, by, at, to, moved, releasedAt, undoneAt, stayed } = act;
    const done = {
      key: id,
      at,
      tone: 'blue' as const,
      words: t(`boardClosure.one.course.${type}`, {
        when: wallDay(to) === wallDay(from) ? wallTime(to) : whenWords(to),
      }),
      details: listWords([by && shortName(by), moved > 0 && t('boardClosure.one.moved', { count: moved })]),
    };
    const details =
      stayed.length > 0 && t('boardClosure.one.course.stayed', { list: listWords(stayedWords(act)) });
    if (undoneAt)
      return [
        {
          key: `${id}-undone`,
          at: undoneAt,
          tone: 'grey',
          words: t('boardClosure.one.course.undone'),
          ...(details && { details }),
        },
        done,
      ];
    if (!releasedAt || type === 'SHORTENED') return [done];
    return [
      { key: `${id}-sent`, at: releasedAt, tone: 'green', words: t('boardClosure.one.course.sent') },
      done,
    ];
  };
};

/** Steps that come by time: the end of the time to undo, and the beginning and end if they are over. */
const useStepsOfClock = (closure: ClosureView, now: number): Step[] => {
  const { t } = useTranslation();
  const { from, to, undo } = closure;
  return [
    ...(undo
      ? [{ key: 'soon', at: undo.until, tone: 'grey' as const, words: t('boardClosure.one.course.soon') }]
      : []),
    ...(!isCalledOff(closure) && Date.parse(to) <= now
      ? [{ key: 'open', at: to, tone: 'green' as const, words: t('boardClosure.one.course.open') }]
      : []),
    ...(!isCalledOff(closure) && Date.parse(from) <= now
      ? [{ key: 'closed', at: from, tone: 'red' as const, words: t('boardClosure.one.course.closed') }]
      : []),
  ];
};

type Props = { readonly closure: ClosureView; readonly now: number };

export const CourseCard = ({ closure, now }: Props) => {
  const { t } = useTranslation();
  const { id, acts, offers } = closure;
  const today = useToday();
  const stepsOf = useStepsOfAct(closure);
  const steps = [...useStepsOfClock(closure, now), ...acts.flatMap(stepsOf)].toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  );
  const isOffered = offers.open + offers.taken + offers.declined > 0;
  return (
    <SectionCard
      title={t('boardClosure.one.course.title')}
      action={
        <Link to="/journal" search={{ closureId: id }} className={controls.link}>
          {t('boardClosure.one.journal')}
        </Link>
      }
    >
      {isOffered && <p>{t('boardClosure.one.offers', offers)}</p>}
      <ol>
        {steps.map(({ key, at, tone, words, details }) => (
          <li key={key} className={timeline.event} data-tone={tone}>
            <div>
              <p className={text.strong}>{words}</p>
              {details && <p className={text.hint}>{details}</p>}
            </div>
            <time className={`${text.code} ${text.figures} ${text.dimmed}`} dateTime={at}>
              {eventTime(at, today)}
            </time>
          </li>
        ))}
      </ol>
    </SectionCard>
  );
};
