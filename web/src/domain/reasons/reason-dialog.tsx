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
  readonly consequence?: ReactNode;
  readonly label: string;
  readonly okLabel: string;
  /** For acts that are cancellations themselves: "Cancel" would be ambiguous. */
  readonly backLabel?: string;
  readonly kind?: ReasonKind;
  readonly isRisky?: boolean;
  /** Throws the server's error; the dialog shows it and stays open. */
  readonly submit: (reasons: Reasons) => Promise<void>;
};

const schema = z.object({ reasons: reasonSchema() });

type ReasonDialogProps = ReasonDialogOptions & { readonly close: (done: boolean) => void };

/** Keeps the typed text on a refusal, and asks before Cancel discards it. */
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
