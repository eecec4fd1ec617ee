import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import button from '../../../ui/button/button.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../scan.module.css';

type Props = { readonly onTyped: (text: string) => void; readonly onBack: () => void };

const shortest = 3;

export const ManualEntry = ({ onTyped, onBack }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().length >= shortest) onTyped(typed);
  };
  return (
    <form className={`${layout.filling} ${styles.form}`} onSubmit={submit}>
      <TextInput
        label={t('boardScan.manual.label')}
        description={t('boardScan.manual.hint')}
        size="lg"
        value={typed}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <button type="button" className={button.button} data-accent="true" onClick={onBack}>
          {t('boardScan.manual.back')}
        </button>
        <button
          type="submit"
          className={button.button}
          data-main="true"
          disabled={typed.trim().length < shortest}
        >
          {t('boardScan.manual.check')}
        </button>
      </div>
    </form>
  );
};
