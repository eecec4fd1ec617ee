import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../domain/account/full-name.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { listWords } from '../../lib/words/list-words.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormActions } from '../../ui/form/form-actions.tsx';
import type { FormFlow } from '../../ui/form/use-form-flow.ts';
import layout from '../../ui/layout/layout.module.css';
import { SidePanel } from '../../ui/panel/side-panel.tsx';
import text from '../../ui/text/text.module.css';
import { useGivingUp } from '../../ui/unsaved/ask-to-leave.ts';

type StepPanelProps<Input extends FieldValues, Output> = {
  readonly vehicle: OperatorVehicle;
  readonly title: string;
  readonly flow: FormFlow<Input, Output>;
  readonly submitLabel: string;
  readonly isRisky: boolean;
  readonly isReady?: boolean;
  readonly onBack: () => void;
  readonly about: ReactNode;
  readonly children: ReactNode;
};

/** A step of a panel with a form. Asks before unsaved text is lost. */
export const StepPanel = <Input extends FieldValues, Output>(props: StepPanelProps<Input, Output>) => {
  const { vehicle, title, flow, submitLabel, isRisky, isReady = true, onBack, about, children } = props;
  const { submitting } = flow;
  const { isDirty } = flow.form.formState;
  const formId = useId();
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
        {about}
        <Form flow={flow} id={formId}>
          {children}
        </Form>
      </div>
    </SidePanel>
  );
};
