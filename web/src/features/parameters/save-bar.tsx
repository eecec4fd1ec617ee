import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingParams } from '#contract/booking-params.ts';
import { useFormFlowContext } from '../../ui/form/form-flow-context.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import type { ControlProps } from './params-control.ts';
import { changedNames } from './params-values.ts';
import styles from './save-bar.module.css';

type SaveBarProps = ControlProps & {
  readonly base: BookingParams;
  readonly saved: number | null;
  readonly isOutdated: boolean;
  readonly onUndo: () => void;
  /** Where the screen is too narrow for both, the effect stands below the form. */
  readonly onShowEffect: () => void;
};

/** Stays in sight while the form is scrolled. */
export const SaveBar = ({ control, base, saved, isOutdated, onUndo, onShowEffect }: SaveBarProps) => {
  const { t } = useTranslation();
  const { submitting } = useFormFlowContext();
  const values = useWatch({ control, compute: (all) => all });
  const count = changedNames(values, base).length;
  const words = () => {
    if (count > 0) return t('parameters.save.changed', { count });
    if (saved === base.version) return t('parameters.save.done', { version: saved });
    return t('parameters.save.none');
  };
  return (
    <div className={styles.saveBar}>
      <p role="status">{words()}</p>
      {count > 0 && (
        <Button className={styles.toEffect ?? ''} variant="subtle" onClick={onShowEffect}>
          {t('parameters.save.effect')}
        </Button>
      )}
      <Button variant="default" disabled={count === 0 || submitting} onClick={onUndo}>
        {t('parameters.save.undo')}
      </Button>
      <SubmitButton fullWidth={false} disabled={count === 0 || isOutdated}>
        {t('common.save')}
      </SubmitButton>
    </div>
  );
};
