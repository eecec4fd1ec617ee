import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingMove } from '#contract/bookings/bookings.ts';
import { shortWhen } from '../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../domain/plate/plate-text.ts';
import { listWords } from '../../lib/words/list-words.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { SubmitButton } from '../../ui/form/form-actions.tsx';
import foot from '../../ui/layout/foot.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './closure-page.module.css';
import { periodWords } from './period/period-words.ts';
import type { PlanDifferences, ShiftPlan } from './plan/plan-differences.ts';
import type { Closure } from './use-closure.ts';

const namedAtMost = 5;

type Kind = keyof PlanDifferences;

const useWords = () => {
  const { t } = useTranslation();
  const nameOf = (kind: Kind, { vehicleRegistrationPlate, to }: BookingMove) => {
    const plate = plateText(vehicleRegistrationPlate);
    return kind === 'gone' ? plate : t('boardClosure.changed.to', { plate, when: shortWhen(to) });
  };
  return (kind: Kind, moves: readonly BookingMove[]) => {
    const named = moves.slice(0, namedAtMost).map((move) => nameOf(kind, move));
    const rest = moves.length - named.length;
    const list = [...named, ...(rest > 0 ? [t('boardClosure.changed.more', { count: rest })] : [])];
    return t(`boardClosure.changed.${kind}`, { list: listWords(list) });
  };
};

type Props = { readonly differences: PlanDifferences; readonly onRead: () => void };

const ChangedCallout = ({ differences, onRead }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const kinds = (['added', 'gone', 'changed'] as const).filter((kind) => differences[kind].length > 0);
  return (
    <Callout role="alert">
      <p>{t('boardClosure.changed.title')}</p>
      {kinds.map((kind) => (
        <p key={kind}>{words(kind, differences[kind])}</p>
      ))}
      {kinds.length === 0 && <p>{t('boardClosure.changed.askedTimes')}</p>}
      <Button ref={button} variant="default" onClick={onRead}>
        {t('boardClosure.changed.read')}
      </Button>
    </Callout>
  );
};

export const PlanTotals = ({ plan }: { readonly plan: ShiftPlan }) => {
  const { t } = useTranslation();
  const { moves, told, dropped } = plan;
  const changes = dropped.length + moves.filter(({ droppedChange }) => droppedChange).length;
  if (moves.length === 0 && told.messages === 0)
    return <p className={text.strong}>{t('boardClosure.bar.nobody')}</p>;
  const counts = [
    ['moves', moves.length],
    ['messages', told.messages],
    ['changes', changes],
  ] as const;
  return (
    <dl className={`${layout.row} ${layout.loose}`}>
      {counts
        .filter(([name, count]) => name !== 'changes' || count > 0)
        .map(([name, count]) => (
          <div key={name}>
            <dt className={text.strong}>{t(`boardClosure.bar.${name}`, { count })}</dt>
            <dd className={text.hint}>
              {t(`boardClosure.bar.${name}Note`, { count, sms: told.sms, email: told.email })}
            </dd>
          </div>
        ))}
    </dl>
  );
};

const useSubmitWords = ({ mode, period, shift }: Closure) => {
  const { t } = useTranslation();
  const { plan } = shift;
  const moves = plan?.moves.length ?? 0;
  if (!period || !plan) return [t(`boardClosure.mode.${mode}`)];
  if (mode === 'shift' && moves === 0) return [t('boardClosure.bar.nothingToShift')];
  const [first = '', ...rest] = [
    mode === 'close' && t('boardClosure.bar.close', { period: periodWords(period) }),
    moves > 0 && t('boardClosure.bar.move', { count: moves }),
    plan.told.drivers > 0 && t('boardClosure.bar.tell', { count: plan.told.drivers }),
  ].filter((words) => words !== false);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest];
};

const unreadMs = 1000;

/** Focuses the button of a filled form, so that Enter confirms. Waits until the operator has seen what that does. */
const useConfirmedByEnter = (isReady: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => button.current?.focus(), unreadMs);
    return () => clearTimeout(timer);
  }, [isReady]);
  return button;
};

export const ClosureBar = ({ closure }: { readonly closure: Closure }) => {
  const { t } = useTranslation();
  const { shift, mode, period } = closure;
  const { plan, isCurrent, differences } = shift;
  const [act, ...rest] = useSubmitWords(closure);
  const confirm = useConfirmedByEnter(closure.isFilled && isCurrent && differences === null);
  const isIdle = mode === 'shift' && plan?.moves.length === 0 && plan.dropped.length === 0;
  return (
    <div className={`${layout.stack} ${foot.foot}`}>
      {differences && <ChangedCallout differences={differences} onRead={shift.acknowledge} />}
      <div className={layout.apart}>
        {plan && period && <PlanTotals plan={plan} />}
        <div className={`${layout.line} ${styles.actions}`}>
          <Button component={Link} to="/queue" variant="default">
            {t('common.cancel')}
          </Button>
          <SubmitButton
            ref={confirm}
            fullWidth={false}
            disabled={period === null || !isCurrent || isIdle || differences !== null}
          >
            <span>
              {act}
              {rest.length > 0 && (
                <span className={styles.rest}>
                  {t('common.listSeparator')}
                  {listWords(rest)}
                </span>
              )}
            </span>
          </SubmitButton>
        </div>
      </div>
    </div>
  );
};
