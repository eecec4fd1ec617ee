import { Button } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../form/form.tsx';
import type { FormFlow } from '../form/use-form-flow.ts';
import { useGivingUp } from '../unsaved/ask-to-leave.ts';
import { DialogFrame } from './dialog-frame.tsx';

type Frame = Pick<ComponentProps<typeof DialogFrame>, 'title' | 'message' | 'size'>;

type FormDialogProps<Input extends FieldValues, Output> = Frame & {
  readonly flow: FormFlow<Input, Output>;
  readonly submitLabel: string;
  readonly canSubmit?: boolean;
  readonly isRisky?: boolean | undefined;
  readonly cancelLabel?: string | undefined;
  readonly onCancel: () => void;
  /** If true, Cancel asks before something is lost. If absent, giving up is harmless, even while the server answers. */
  readonly isUnsaved?: boolean;
  readonly aboveForm?: ReactNode;
  readonly children: ReactNode;
};

export const FormDialog = <Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) => {
  const { flow, submitLabel, canSubmit = true, isRisky = false, cancelLabel, ...rest } = props;
  const { onCancel, isUnsaved, aboveForm, children, ...frame } = rest;
  const { t } = useTranslation();
  const formId = useId();
  const giveUp = useGivingUp(() => isUnsaved === true, onCancel);
  return (
    <DialogFrame
      {...frame}
      actions={
        <>
          <Button
            variant="default"
            disabled={flow.submitting && isUnsaved !== undefined}
            onClick={() => void giveUp()}
          >
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={flow.submitting}
            disabled={!canSubmit}
            {...(isRisky && { color: 'red' })}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {aboveForm}
      <Form flow={flow} id={formId}>
        {children}
      </Form>
    </DialogFrame>
  );
};
