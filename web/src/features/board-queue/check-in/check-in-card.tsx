import { VisuallyHidden } from '@mantine/core';
import { type FormEvent, memo, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Line } from '../../../domain/queue/use-line.ts';
import controls from '../../../ui/button/text-button.module.css';
import { Icon } from '../../../ui/icons/icon.tsx';
import panel from '../panel.module.css';
import { AnswerCard } from './answer-card.tsx';
import styles from './check-in-card.module.css';
import { type CheckIn, useCheckIn } from './use-check-in.ts';

/** The key's label is the same in every language. */
const enterKey = 'Enter';

const ScanIcon = () => (
  <Icon size={24}>
    <path d="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M7 12h10" />
  </Icon>
);

const Unsent = ({ unsent, retry, dismiss }: Pick<CheckIn, 'unsent' | 'retry' | 'dismiss'>) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.unsent}>
      {unsent.map((entry) => (
        <li key={entry.key}>
          <span>{t('boardQueue.checkIn.notSent', { text: entry.text })}</span>
          <button type="button" className={controls.link} onClick={() => retry(entry)}>
            {t('common.retry')}
          </button>
          <button type="button" className={controls.link} onClick={() => dismiss(entry)}>
            {t('boardQueue.checkIn.drop')}
          </button>
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
  const [text, setText] = useState('');
  const checkIn = useCheckIn();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    checkIn.submit(text.trim());
    setText('');
  };
  return (
    <section className={panel.card} aria-labelledby="check-in-title">
      <div className={panel.head}>
        <h2 id="check-in-title" className={panel.title}>
          {t('boardQueue.checkIn.title')}
        </h2>
      </div>
      <div className={styles.body}>
        <form className={styles.form} onSubmit={submit}>
          <ScanIcon />
          <input
            ref={field}
            className={styles.field}
            value={text}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-label={t('boardQueue.checkIn.field')}
            placeholder={t('boardQueue.checkIn.placeholder')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className={styles.enter}>
            <VisuallyHidden>{t('boardQueue.checkIn.submit')}</VisuallyHidden>
            <span className={styles.key} aria-hidden="true">
              {enterKey}
            </span>
          </button>
        </form>
        <div className={styles.area} aria-live="polite">
          <Unsent {...checkIn} />
          <AnswerCard checkIn={checkIn} line={line} onShow={onShow} />
        </div>
      </div>
    </section>
  );
});
