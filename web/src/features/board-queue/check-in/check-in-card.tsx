import { VisuallyHidden } from '@mantine/core';
import { type FormEvent, memo, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Line } from '../../../domain/queue/use-line.ts';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { QueueCard } from '../queue-card.tsx';
import page from '../queue-page.module.css';
import { AnswerCard } from './answer-card.tsx';
import styles from './check-in-card.module.css';
import { type CheckIn, useCheckIn } from './check-ins.ts';

/** The key's label is the same in every language. */
const enterKey = 'Enter';

const ScanIcon = () => (
  <Icon
    size={24}
    path="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M7 12h10"
  />
);

const Unsent = ({ unsent, retry, dismiss }: Pick<CheckIn, 'unsent' | 'retry' | 'dismiss'>) => {
  const { t } = useTranslation();
  return (
    <ul className={`${text.small} ${styles.unsent}`}>
      {unsent.map((entry) => (
        <li key={entry.key} className={layout.row}>
          <span>{t('boardQueue.checkIn.notSent', { text: entry.text })}</span>
          <TextButton onClick={() => retry(entry)}>{t('common.retry')}</TextButton>
          <TextButton onClick={() => dismiss(entry)}>{t('boardQueue.checkIn.drop')}</TextButton>
        </li>
      ))}
    </ul>
  );
};

type Props = {
  readonly line: Line;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onShow: (id: string) => void;
};

export const CheckInCard = memo(({ line, field, onShow }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const checkIn = useCheckIn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    checkIn.submit(typed.trim());
    setTyped('');
  };
  return (
    <QueueCard name="check-in" title={t('boardQueue.checkIn.title')}>
      <div className={`${layout.stack} ${page.inside} ${styles.body}`}>
        <form className={styles.form} onSubmit={submit}>
          <ScanIcon />
          <input
            ref={field}
            value={typed}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-label={t('boardQueue.checkIn.field')}
            placeholder={t('boardQueue.checkIn.placeholder')}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit">
            <VisuallyHidden>{t('boardQueue.checkIn.submit')}</VisuallyHidden>
            <kbd>{enterKey}</kbd>
          </button>
        </form>
        <div className={styles.area} aria-live="polite">
          <Unsent {...checkIn} />
          <AnswerCard checkIn={checkIn} line={line} onShow={onShow} />
        </div>
      </div>
    </QueueCard>
  );
});
