import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../setup.module.css';

type StepActionsProps = {
  readonly onBack?: () => void;
  readonly summary?: ReactNode;
  readonly children: ReactNode;
};

export const StepActions = ({ onBack, summary, children }: StepActionsProps) => {
  const { t } = useTranslation();
  return (
    <footer className={`${layout.apart} ${styles.foot}`}>
      <div>{summary}</div>
      <div className={layout.row}>
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {t('setup.back')}
          </Button>
        )}
        {children}
      </div>
    </footer>
  );
};
