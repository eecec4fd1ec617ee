import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Appeal, AppealOutcome } from '#contract/appeals/appeals.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { ReasonField } from '../../../domain/reasons/reason-field.tsx';
import { noReason, type ReasonTexts, reasonSchema, reasonsOf } from '../../../domain/reasons/reason-texts.ts';
import { ApiError } from '../../../lib/api-error.ts';
import option from '../../../ui/button/option.module.css';
import { handleError } from '../../../ui/errors/handle-error.ts';
import cover from '../../../ui/fields/cover-input.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import foot from '../../../ui/layout/foot.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import text from '../../../ui/text/text.module.css';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { decide, outdateAppeals } from '../appeal-calls.ts';
import styles from './decision.module.css';
import { useConsequence, useImposedWords } from './decision-words.ts';

const outcomes = ['LIFTED', 'UPHELD'] as const;
/** No outcome is chosen at first, because neither is the usual one. */
const schema = z.object({ outcome: z.enum(outcomes), reasons: reasonSchema() });
type DecisionInput = { outcome: AppealOutcome | null; reasons: ReasonTexts };

const scales = 'M12 4v16M8 20h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0zM19 7l-3 7a3 3 0 0 0 6 0z';

const decidedMeanwhile = ['APPEAL_DECIDED', 'STALE_VERSION', 'DECIDED_BY_ANOTHER'];

type DecisionFormProps = { readonly appeal: Appeal; readonly onDecided: () => void };

const useDecision = ({ appeal, onDecided }: DecisionFormProps) => {
  const { t } = useTranslation();
  const flow = useFormFlow<DecisionInput, z.output<typeof schema>>({
    schema: schema as never,
    defaultValues: { outcome: null, reasons: noReason },
    submit: async ({ outcome, reasons }) => {
      await decide(appeal, outcome, reasonsOf(reasons));
      const plate = plateText(appeal.vehicleRegistrationPlate);
      tell({ text: t(`boardAppeals.news.${outcome}`, { plate }), tone: 'done' });
      onDecided();
    },
    takeError: (error) => {
      if (!(error instanceof ApiError && decidedMeanwhile.includes(error.body?.code ?? ''))) return false;
      void handleError(error);
      void outdateAppeals();
      return true;
    },
  });
  /** Keeps what was typed for each outcome while the other one is chosen. */
  const typed = useRef<Record<AppealOutcome, ReasonTexts>>({ LIFTED: noReason, UPHELD: noReason });
  const outcome = useWatch({ control: flow.control, name: 'outcome' });
  const choose = (next: AppealOutcome) => {
    if (next === outcome) return;
    if (outcome) typed.current[outcome] = flow.form.getValues('reasons');
    flow.form.setValue('reasons', typed.current[next]);
    flow.form.setValue('outcome', next);
    flow.form.clearErrors();
  };
  return { flow, outcome, choose };
};

export const DecisionForm = ({ appeal, onDecided }: DecisionFormProps) => {
  const { t } = useTranslation();
  const { flow, outcome, choose } = useDecision({ appeal, onDecided });
  const consequence = useConsequence(appeal);
  const imposedWords = useImposedWords();
  useUnsavedWork(() => Object.values(flow.form.getValues('reasons')).some((one) => one !== ''));
  useShortcuts(t('boardAppeals.decision.title'), [
    { keys: ['L'], words: t('boardAppeals.decision.LIFTED'), run: () => choose('LIFTED') },
    { keys: ['U'], words: t('boardAppeals.decision.UPHELD'), run: () => choose('UPHELD') },
  ]);
  return (
    <section className={`${foot.foot} ${styles.decision}`} aria-label={t('boardAppeals.decision.title')}>
      <Form
        flow={flow}
        actions={
          <div className={layout.apart}>
            <p className={`${text.small} ${text.dimmed} ${layout.line} ${layout.words}`}>
              <Icon size={18} path={scales} />
              {imposedWords(appeal)}
            </p>
            {outcome && (
              <Button
                type="submit"
                loading={flow.submitting}
                leftSection={<Icon size={18} stroke={2.2} path="M5 12.5l4.5 4.5L19 7.5" />}
              >
                {t(`boardAppeals.decision.submit.${outcome}`)}
              </Button>
            )}
          </div>
        }
      >
        <fieldset className={layout.columns} aria-label={t('boardAppeals.decision.title')}>
          {outcomes.map((one) => (
            <label key={one} className={`${option.option} ${styles.outcome}`}>
              <input
                type="radio"
                className={cover.input}
                name="outcome"
                value={one}
                checked={outcome === one}
                aria-keyshortcuts={one === 'LIFTED' ? 'L' : 'U'}
                onChange={() => choose(one)}
              />
              <span className={styles.dot} aria-hidden="true" />
              <strong>{t(`boardAppeals.decision.${one}`)}</strong>
              <span className={`${text.small} ${layout.across}`}>{consequence(one)}</span>
            </label>
          ))}
        </fieldset>
        {outcome && (
          <ReasonField
            key={outcome}
            control={flow.control}
            name="reasons"
            label={t('boardAppeals.decision.reason')}
            kind={`APPEAL_${outcome}`}
            isCompact
          />
        )}
      </Form>
    </section>
  );
};
