import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { languageTag } from '../../../lib/i18n.ts';
import type { CheckStep } from '../check/step-outcomes.ts';

export type ProofStep = {
  readonly step: CheckStep;
  readonly title: string;
  readonly text: string;
  /** Absent if the step is still to come. */
  readonly at: string | undefined;
  readonly hash: string | undefined;
  readonly passed: string;
};

export const hasBeacon = ({ beacon }: DrawView) => beacon !== undefined && 'key' in beacon;

/** The steps that prove a draw, in the order in which they happened. */
export const useProofSteps = (draw: DrawView): readonly ProofStep[] => {
  const { t } = useTranslation();
  const { opensAt, applications, frozenAt, root, round, roundAt, drawnAt, signature, result, log } = draw;
  const kind = hasBeacon(draw) ? 'beacon' : 'seed';
  const opened = log.find(({ type }) => type === 'DRAW_OPENED');
  const isDrawn = draw.state === 'DRAWN';
  const number = round !== undefined && new Intl.NumberFormat(languageTag()).format(round);
  const roundTitle = number ? t('draw.proof.beacon.round', { round: number }) : t(`draw.proof.${kind}.title`);
  const steps: readonly ProofStep[] = [
    {
      step: 'opened',
      passed: t('draw.check.passed.opened'),
      title: t('draw.proof.opened'),
      text: t(`draw.proof.${kind}.opened`),
      at: opensAt,
      hash: opened?.hash,
    },
    {
      step: 'frozen',
      passed: t('draw.check.passed.frozen'),
      title: t('draw.proof.frozen'),
      text: root ? t('draw.proof.frozenText', { count: applications ?? 0 }) : t('draw.proof.frozenAhead'),
      at: frozenAt,
      hash: root,
    },
    {
      step: 'round',
      passed: t(kind === 'beacon' ? 'draw.check.passed.round' : 'draw.check.passed.seed'),
      title: roundTitle,
      text: t(`draw.proof.${kind}.roundText`),
      at: isDrawn ? (kind === 'beacon' ? roundAt : drawnAt) : undefined,
      hash: signature,
    },
    {
      step: 'order',
      passed: t('draw.check.passed.order'),
      title: t('draw.proof.order'),
      text: t('draw.proof.orderText'),
      at: drawnAt,
      hash: result,
    },
    {
      step: 'shown',
      passed: t('draw.check.passed.shown'),
      title: t('draw.proof.shown'),
      text: t('draw.proof.shownText'),
      at: isDrawn ? drawnAt : undefined,
      hash: undefined,
    },
  ];
  // In a draw that was called off the missing steps will never come.
  return draw.state === 'CALLED_OFF' ? steps.filter(({ at }) => at !== undefined) : steps;
};
