import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../domain/account/full-name.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { listWords } from '../../lib/list-words.ts';
import { FormActions } from '../../ui/form/form-actions.tsx';
import { SidePanel } from '../../ui/panel/side-panel.tsx';
import { useGivingUp } from '../../ui/unsaved/ask-to-leave.ts';
import styles from './step-panel.module.css';

type StepPanelProps = {
  readonly vehicle: OperatorVehicle;
  readonly title: string;
  readonly formId: string;
  readonly submitLabel: string;
  readonly isRisky: boolean;
  readonly isReady?: boolean;
  readonly submitting: boolean;
  readonly isDirty: boolean;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

/** A panel step with a form; asks before unsaved text is lost. */
export const StepPanel = (props: StepPanelProps) => {
  const { vehicle, title, formId, submitLabel, isRisky, isReady = true, submitting, isDirty, onBack } = props;
  const { t } = useTranslation();
  const giveUp = useGivingUp(() => isDirty && !submitting, onBack);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-autofocus], textarea')?.focus();
  }, []);
  return (
    <SidePanel
      width="wide"
      label={title}
      rowId={vehicle.id}
      onClose={() => void giveUp()}
      footer={
        <FormActions>
          <Button variant="default" disabled={submitting} onClick={() => void giveUp()}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={submitting}
            disabled={!isReady}
            {...(isRisky && { color: 'red' })}
          >
            {submitLabel}
          </Button>
        </FormActions>
      }
    >
      <div ref={body} className={styles.body}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <p>
            <Plate text={vehicle.registrationPlate} size="md" />{' '}
            {listWords([vehicle.model, shortName(vehicle.owner)])}
          </p>
        </header>
        {props.children}
      </div>
    </SidePanel>
  );
};
