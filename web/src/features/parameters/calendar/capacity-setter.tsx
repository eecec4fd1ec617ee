import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './stretch-bar.module.css';

type CapacitySetterProps = {
  /** The common value of the chosen slots; blank if they differ. */
  readonly capacity: string;
  readonly onSet: (capacity: string) => void;
};

export const CapacitySetter = ({ capacity, onSet }: CapacitySetterProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(capacity);
  const canSet = typed !== '' && typed !== capacity;
  const set = () => {
    if (canSet) onSet(String(Number(typed)));
  };
  return (
    <div className={styles.capacity}>
      <TextInput
        size="sm"
        aria-label={t('parameters.calendar.capacity')}
        leftSection={t('parameters.override.capacity')}
        leftSectionWidth={64}
        value={typed}
        inputMode="numeric"
        maxLength={4}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would submit the surrounding form.
          event.preventDefault();
          set();
        }}
      />
      <Button size="sm" variant="default" disabled={!canSet} onClick={set}>
        {t('parameters.calendar.setCapacity')}
      </Button>
    </div>
  );
};
