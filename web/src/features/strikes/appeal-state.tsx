import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { appealSubject } from '../../domain/appeal/own-appeals.ts';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import text from '../../ui/text/text.module.css';

const tones = { OPEN: 'amber', SUSPENDED: 'green', LIFTED: 'green', UPHELD: 'grey' } as const;

export const AppealState = ({ appeal }: { readonly appeal: Appeal }) => {
  const { t } = useTranslation();
  const { state, decision, dueAt } = appeal;
  const subject = appealSubject(appeal);
  const due = whenWords(dueAt);
  return (
    <Callout tone={tones[state]} role="status">
      <strong>{t(`appeals.state.${state}`)}</strong>
      {state === 'OPEN' && <p>{t(`appeals.due.${subject}`, { due })}</p>}
      {state === 'SUSPENDED' && <p>{t(`appeals.suspended.${subject}`, { due })}</p>}
      {decision && (
        <p className={text.breaks}>{t('appeals.why', { reason: decision.reasons[currentLanguage()] })}</p>
      )}
      {state === 'LIFTED' && <p>{t(subject === 'limit' ? 'appeals.liftedLimit' : 'appeals.lifted')}</p>}
      {state === 'UPHELD' && <p>{t('appeals.upheld')}</p>}
      <details>
        <summary>{t('appeals.sent', { when: whenWords(appeal.createdDate) })}</summary>
        {appeal.text.split('\n').map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change.
          <p key={place} className={text.breaks}>
            {line}
          </p>
        ))}
        {appeal.documents.map(({ documentId, name }) => (
          <p key={documentId} className={`${text.hint} ${text.breaks}`}>
            {name}
          </p>
        ))}
      </details>
    </Callout>
  );
};
