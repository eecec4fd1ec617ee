import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../domain/account/full-name.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { listWords } from '../../lib/list-words.ts';
import { FormActions } from '../../ui/form/form-actions.tsx';
import layout from '../../ui/layout/layout.module.css';
import { SidePanel } from '../../ui/panel/side-panel.tsx';
import text from '../../ui/text/text.module.css';
import { useGivingUp } from '../../ui/unsaved/ask-to-leave.ts';

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
      <div ref={body} className={`${layout.stack} ${layout.loose}`}>
        <header className={layout.stack}>
          <h2>{title}</h2>
          <p className={`${layout.row} ${text.dimmed}`}>
            <Plate text={vehicle.registrationPlate} size="md" />{' '}
            {listWords([vehicle.model, shortName(vehicle.owner)])}
          </p>
        </header>
        {props.children}
      </div>
    </SidePanel>
  );
};
