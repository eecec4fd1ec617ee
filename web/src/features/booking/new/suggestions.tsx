import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '#contract/time-slots.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { whenWords } from '../checkpoint-words.ts';
import styles from './new-booking.module.css';

type SuggestionsProps = { readonly slots: readonly TimeSlot[]; readonly onChoose: (start: string) => void };

/** The nearest free times, when the wanted one was taken under the driver's hand. */
export const Suggestions = ({ slots, onChoose }: SuggestionsProps) => {
  const { t } = useTranslation();
  return (
    <Notice role="alert">
      <p>{t(slots.length === 0 ? 'booking.new.noneFree' : 'booking.new.full')}</p>
      {slots.length > 0 && (
        <ul className={styles.suggestions}>
          {slots.map(({ start }) => (
            <li key={start}>
              <Button variant="default" onClick={() => onChoose(start)}>
                {whenWords(start)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
};
