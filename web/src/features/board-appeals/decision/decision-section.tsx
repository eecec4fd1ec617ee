import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { useMay } from '../../../domain/account/may.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { useIsMine } from '../appeal-words.ts';
import { DecisionForm } from './decision-form.tsx';

type Decided = NonNullable<Appeal['decision']>;

const DecidedSection = ({ decision, state }: { readonly decision: Decided } & Pick<Appeal, 'state'>) => {
  const { t } = useTranslation();
  return (
    <PanelSection title={t('boardAppeals.decision.title')}>
      <Callout tone={state === 'LIFTED' ? 'green' : 'grey'}>
        <strong>{t(`boardAppeals.decision.done.${state === 'LIFTED' ? 'LIFTED' : 'UPHELD'}`)}</strong>
        <p className={text.breaks}>{decision.reasons[currentLanguage()]}</p>
        <p className={text.hint}>
          {decision.by}
          {t('common.listSeparator')}
          <time dateTime={decision.at}>{whenWords(decision.at)}</time>
        </p>
      </Callout>
    </PanelSection>
  );
};

type Props = { readonly appeal: Appeal; readonly onDecided: () => void };

/** Tells a reader who may not decide why, before he tries. */
export const DecisionSection = ({ appeal, onDecided }: Props) => {
  const { t } = useTranslation();
  const isAdmin = useMay('admin');
  const isMine = useIsMine();
  const { decision, state, mayDecide } = appeal;
  if (decision) return <DecidedSection decision={decision} state={state} />;
  if (isAdmin && mayDecide) return <DecisionForm appeal={appeal} onDecided={onDecided} />;
  const why = isMine(appeal) ? 'given' : 'appealed';
  return (
    <PanelSection title={t('boardAppeals.decision.title')}>
      <Callout tone="grey">
        <p>{t(`boardAppeals.decision.notYou.${isAdmin ? why : 'role'}`)}</p>
      </Callout>
    </PanelSection>
  );
};
