import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { languageTag } from '../../../lib/i18n.ts';
import type { CheckStep } from '../check/step-outcomes.ts';

export type ProofStep = {
  readonly step: CheckStep;
  readonly title: string;
  readonly text: string;
  /** Absent: it is still to come. */
  readonly at: string | undefined;
  readonly hash: string | undefined;
  /** What a check that passed says. */
  readonly passed: string;
};

export const hasBeacon = ({ beacon }: DrawView) => beacon !== undefined && 'key' in beacon;

/** What proves a draw, in the order in which it happened. */
export const useProofSteps = (draw: DrawView): readonly ProofStep[] => {
  const { t } = useTranslation();
  const { opensAt, applications, frozenAt, root, round, roundAt, drawnAt, signature, result, log } = draw;
  const kind = hasBeacon(draw) ? 'beacon' : 'seed';
  const opened = log.find(({ type }) => type === 'DRAW_OPENED');
  const isDrawn = draw.state === 'DRAWN';
  return [
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
      title: t(`draw.proof.${kind}.round`, {
        round: new Intl.NumberFormat(languageTag()).format(round ?? 0),
      }),
      text: t(`draw.proof.${kind}.roundText`),
      at: kind === 'beacon' ? roundAt : drawnAt,
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
};
