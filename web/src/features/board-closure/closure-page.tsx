import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from '../../domain/reasons/reason-field.tsx';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import card from '../../ui/card/card.module.css';
import parts from '../../ui/card/parts.module.css';
import cover from '../../ui/fields/cover-input.module.css';
import { Form } from '../../ui/form/form.tsx';
import layout from '../../ui/layout/layout.module.css';
import { Renewed } from '../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import segments from '../../ui/tabs/segments.module.css';
import text from '../../ui/text/text.module.css';
import { ClosureBar } from './closure-bar.tsx';
import styles from './closure-page.module.css';
import { MovesDrawing } from './drawing/moves-drawing.tsx';
import { DayLoad, PeriodFields, QuickPeriods } from './period/period-fields.tsx';
import { ConcernedList } from './plan/concerned-list.tsx';
import { PlanRefusal } from './plan/plan-refusal.tsx';
import { BoardPreview, DriversMessage, MissingLanguages } from './plan/told-preview.tsx';
import { ComingClosures } from './reopen/coming-closures.tsx';
import { ClosureDone } from './result/closure-done.tsx';
import { type Closure, type ClosureMode, useClosure } from './use-closure.ts';

type StepProps = {
  readonly step: number;
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

const Step = ({ step, title, beside, children }: StepProps) => (
  <section className={`${layout.stack} ${parts.part}`} aria-labelledby={`closure-step-${step}`}>
    <div className={layout.apart}>
      <h2 id={`closure-step-${step}`} className={layout.row}>
        <span className={`${layout.centred} ${styles.number}`} aria-hidden="true">
          {step}
        </span>
        {title}
      </h2>
      {beside}
    </div>
    {children}
  </section>
);

type Props = { readonly closure: Closure };

const modes = ['close', 'shift'] as const;

type ModeProps = { readonly mode: ClosureMode; readonly onChoose: (mode: ClosureMode) => void };

const ModeChoice = ({ mode, onChoose }: ModeProps) => {
  const { t } = useTranslation();
  return (
    <div className={`${layout.stack} ${layout.tight}`}>
      <div className={segments.segments} role="radiogroup" aria-label={t('boardClosure.mode.label')}>
        {modes.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="closure-mode"
              className={cover.input}
              checked={one === mode}
              onChange={() => onChoose(one)}
            />
            {t(`boardClosure.mode.${one}`)}
          </label>
        ))}
      </div>
      <p className={text.hint}>{t(`boardClosure.mode.${mode}Note`)}</p>
    </div>
  );
};

const WhenAndWhy = ({ closure }: Props) => {
  const { t } = useTranslation();
  const { flow, values, period, shift, mode } = closure;
  const reasons = flow.form.watch('reasons');
  const told = shift.plan?.told;
  return (
    <div className={card.frame}>
      <Step step={1} title={t('boardClosure.when.title')}>
        <ModeChoice mode={mode} onChoose={closure.setMode} />
        <PeriodFields control={flow.control} />
        <QuickPeriods values={values} onChoose={closure.choosePeriod} />
        <DayLoad day={values.fromDay} period={period} />
      </Step>
      <Step step={2} title={t('boardClosure.why.title')}>
        <ReasonField
          control={flow.control}
          name="reasons"
          kind="CLOSURE"
          label={t('boardClosure.why.label')}
        />
        {told && <MissingLanguages told={told} reasons={reasons} />}
        {told && <DriversMessage told={told} />}
        {period && mode === 'close' && <BoardPreview period={period} reasons={reasons} />}
      </Step>
    </div>
  );
};

const Drawn = ({ closure }: Props) => {
  const { t } = useTranslation();
  const { period, shift, mode } = closure;
  if (period === null) return <p className={text.dimmed}>{t('boardClosure.drawing.noPeriod')}</p>;
  if (shift.error) return <PlanRefusal error={closure.shift.error} onRetry={closure.shift.lookAgain} />;
  if (!shift.plan) return <SkeletonRows rows={6} height={60} />;
  if (shift.plan.moves.length === 0) return <p className={text.dimmed}>{t('boardClosure.drawing.nobody')}</p>;
  return (
    <Renewed isOld={!shift.isCurrent}>
      <MovesDrawing plan={shift.plan} period={period} closedUntil={mode === 'close' ? period.to : ''} />
    </Renewed>
  );
};

const DrawingCard = ({ closure }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={card.frame}>
      <Step
        step={3}
        title={t('boardClosure.drawing.title')}
        beside={<p className={text.hint}>{t('boardClosure.drawing.order')}</p>}
      >
        <Drawn closure={closure} />
      </Step>
    </div>
  );
};

const ConcernedCard = ({ closure: { shift, period } }: Props) => {
  const { t } = useTranslation();
  const count = shift.plan?.moves.length ?? 0;
  return (
    <div className={card.frame}>
      <Step
        step={4}
        title={t('boardClosure.list.title')}
        beside={count > 0 && <span className={text.dimmed}>{count}</span>}
      >
        {period && shift.plan ? (
          <Renewed isOld={!shift.isCurrent}>
            <ConcernedList key={shift.plan.plan} plan={shift.plan} />
          </Renewed>
        ) : (
          <SkeletonRows rows={8} height={34} />
        )}
      </Step>
    </div>
  );
};

export const ClosurePage = () => {
  const { t } = useTranslation();
  usePageTitle(t('boardClosure.title'));
  const closure = useClosure();
  if (closure.done) return <ClosureDone done={closure.done} onAgain={closure.startAgain} />;
  return (
    <div className={layout.stack}>
      <header className={layout.row}>
        <h1>{t('boardClosure.title')}</h1>
        <p className={text.hint}>{t('boardClosure.nothingYet')}</p>
      </header>
      <ComingClosures />
      <Form flow={closure.flow} actions={<ClosureBar closure={closure} />}>
        <div className={`${layout.columns} ${styles.columns}`}>
          <WhenAndWhy closure={closure} />
          <DrawingCard closure={closure} />
          <ConcernedCard closure={closure} />
        </div>
      </Form>
    </div>
  );
};
