import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { momentAs } from '../../../domain/checkpoint/checkpoint-words.ts';
import { toUrl } from '../../../lib/api.ts';
import { RoundMark } from '../../../ui/badge/round-mark.tsx';
import type { Tone } from '../../../ui/badge/state-mark.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import { CopyButton } from '../../../ui/copy/copy-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { CheckPanel } from '../check/check-panel.tsx';
import type { Outcome } from '../check/step-outcomes.ts';
import { useCheck } from '../check/use-check.ts';
import { HandIn } from './hand-in.tsx';
import styles from './proof-card.module.css';
import { hasBeacon, type ProofStep, useProofSteps } from './proof-steps.ts';

const momentOf = (at: string) =>
  momentAs(at, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', second: '2-digit' });

type StepProps = {
  readonly number: number;
  readonly step: ProofStep;
  readonly outcome: Outcome | undefined;
};

const marks: Readonly<Partial<Record<Outcome, string>>> = { passed: '✓', failed: '✗' };

const toneOf = (outcome: Outcome | undefined, isDone: boolean): Tone => {
  if (outcome === 'passed') return 'green';
  if (outcome === 'failed') return 'red';
  return isDone ? 'blue' : 'grey';
};

const Step = ({ number, step: { step, title, text: words, at, hash, passed }, outcome }: StepProps) => {
  const { t } = useTranslation();
  return (
    <li className={`${layout.beside} ${styles.step}`} data-step={step} data-outcome={outcome}>
      <RoundMark tone={toneOf(outcome, at !== undefined)} isFilled={at !== undefined}>
        {(outcome && marks[outcome]) ?? number}
      </RoundMark>
      <div className={`${layout.stack} ${layout.tight} ${layout.grow} ${styles.words}`}>
        <div className={layout.apart}>
          <h3>{title}</h3>
          <span className={`${text.hint} ${text.figures}`}>
            {at === undefined ? t('draw.proof.ahead') : momentOf(at)}
          </span>
        </div>
        <p className={text.hint}>{words}</p>
        {outcome && outcome !== 'unknown' && (
          <p className={`${text.toned} ${text.small}`} data-tone={toneOf(outcome, true)}>
            {outcome === 'failed' ? t(`draw.check.failed.${step}`) : passed}
          </p>
        )}
        {hash && (
          <div className={`${layout.beside} ${styles.hash}`}>
            <code className={`${text.code} ${text.breaks} ${layout.grow}`}>{hash}</code>
            <CopyButton text={hash} label={t('draw.proof.copy')} />
          </div>
        )}
      </div>
    </li>
  );
};

const commandFor = (date: string) => `npm run verify-draw -- --date ${date}`;

export const ProofCard = ({ draw }: { readonly draw: DrawView }) => {
  const { t } = useTranslation();
  const steps = useProofSteps(draw);
  const check = useCheck(draw);
  const { date, state, root } = draw;
  return (
    <section className={card.frame} aria-labelledby="draw-proof">
      <div className={`${layout.stack} ${layout.loose} ${parts.part}`}>
        <div className={layout.apart}>
          <h2 id="draw-proof">{t('draw.proof.title')}</h2>
          {root && (
            <a href={toUrl('/draws/{date}/frozen.json', { params: { date } })} download={`draw-${date}.json`}>
              {t('draw.proof.download')}
            </a>
          )}
        </div>
        {!hasBeacon(draw) && draw.beacon && <Callout>{t('draw.noBeacon')}</Callout>}
        <CheckPanel check={check} draw={draw} />
        <ol>
          {steps.map((step, place) => (
            <Step key={step.step} number={place + 1} step={step} outcome={check.data?.outcomes[step.step]} />
          ))}
        </ol>
        {state === 'FROZEN' && hasBeacon(draw) && <HandIn draw={draw} />}
      </div>
      <div className={`${layout.stack} ${layout.tight} ${parts.part}`}>
        <p className={text.hint}>
          {t('draw.proof.inLog')} <a href="/log">{t('draw.proof.log')}</a>. {t('draw.proof.outside')}
        </p>
        <code className={`${text.code} ${text.breaks}`}>{commandFor(date)}</code>
      </div>
    </section>
  );
};
