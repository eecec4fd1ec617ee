import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listWords } from '../../lib/list-words.ts';
import { SubmitButton } from '../../ui/form/form-actions.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './closure-page.module.css';
import { periodWords } from './period/period-words.ts';
import { ChangedCallout } from './plan/changed-callout.tsx';
import type { ShiftPlan } from './plan/plan-differences.ts';
import type { Closure } from './use-closure.ts';

const Totals = ({ plan }: { readonly plan: ShiftPlan }) => {
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

/** The submit label spells out every effect. */
const useSubmitWords = ({ mode, period, shift }: Closure) => {
  const { t } = useTranslation();
  const { plan } = shift;
  const moves = plan?.moves.length ?? 0;
  if (!period || !plan) return [t(`boardClosure.mode.${mode}`)];
  if (mode === 'shift' && moves === 0) return [t('boardClosure.bar.nothingToShift')];
  const [first = '', ...rest] = [
    mode === 'close' && t('boardClosure.bar.close', { period: periodWords(period) }),
    moves > 0 && t('boardClosure.bar.move', { count: moves }),
    plan.told.messages > 0 && t('boardClosure.bar.tell', { count: plan.told.messages }),
  ].filter((words) => words !== false);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest];
};

export const ClosureBar = ({ closure }: { readonly closure: Closure }) => {
  const { t } = useTranslation();
  const { shift, mode, period } = closure;
  const { plan, isCurrent, differences } = shift;
  const [act, ...rest] = useSubmitWords(closure);
  const isIdle = mode === 'shift' && plan?.moves.length === 0 && plan.dropped.length === 0;
  return (
    <div className={`${layout.stack} ${styles.bar}`}>
      {differences && <ChangedCallout differences={differences} onRead={shift.acknowledge} />}
      <div className={layout.apart}>
        {plan && period && <Totals plan={plan} />}
        <div className={`${layout.row} ${styles.actions}`}>
          <Button component={Link} to="/queue" variant="default">
            {t('common.cancel')}
          </Button>
          <SubmitButton
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
