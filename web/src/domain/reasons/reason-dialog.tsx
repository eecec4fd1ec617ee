import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Reasons } from '#contract/reasons.ts';
import type { ReasonKind } from '#contract/reasons-routes.ts';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { useGivingUp } from '../../ui/unsaved/ask-to-leave.ts';
import { ReasonField } from './reason-field.tsx';
import { noReason, reasonSchema, reasonsOf } from './reason-texts.ts';

export type ReasonDialogOptions = {
  readonly title: string;
  readonly message?: string;
  /** What it will cause, below the message. */
  readonly consequence?: ReactNode;
  readonly label: string;
  readonly okLabel: string;
  /** The way back, where "Cancel" could be taken for the act itself. */
  readonly backLabel?: string;
  readonly kind?: ReasonKind;
  /** Something is taken away by it. */
  readonly isRisky?: boolean;
  /** Throws what the server answered; the dialog says it and stays. */
  readonly submit: (reasons: Reasons) => Promise<void>;
};

const schema = z.object({ reasons: reasonSchema() });

type ReasonDialogProps = ReasonDialogOptions & { readonly close: (done: boolean) => void };

/** Asks for a reason and does what it is for; what was typed is not lost by a refusal or a careless Cancel. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, message, consequence, label, okLabel, backLabel, kind, isRisky, submit, close } = props;
  const { t } = useTranslation();
  const formId = useId();
  const flow = useFormFlow({
    schema,
    defaultValues: { reasons: noReason },
    submit: async ({ reasons }) => {
      await submit(reasonsOf(reasons));
      close(true);
    },
  });
  const { isDirty } = flow.form.formState;
  const giveUp = useGivingUp(
    () => isDirty,
    () => close(false),
  );
  return (
    <DialogFrame
      title={title}
      message={message}
      actions={
        <>
          <Button variant="default" disabled={flow.submitting} onClick={() => void giveUp()}>
            {backLabel ?? t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={flow.submitting} {...(isRisky && { color: 'red' })}>
            {okLabel}
          </Button>
        </>
      }
    >
      {consequence}
      <Form flow={flow} id={formId}>
        <ReasonField
          control={flow.control}
          name="reasons"
          label={label}
          autoFocus
          {...(kind !== undefined && { kind })}
        />
      </Form>
    </DialogFrame>
  );
};
