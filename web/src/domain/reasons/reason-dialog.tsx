import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Reasons } from '#contract/reasons.ts';
import type { ReasonKind } from '#contract/reasons-routes.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { ReasonField } from './reason-field.tsx';
import { noReason, reasonSchema, reasonsOf, textsOf } from './reason-texts.ts';

export type ReasonDialogOptions = {
  readonly title: string;
  readonly message?: string;
  readonly consequence?: ReactNode;
  readonly label: string;
  readonly okLabel: string;
  /** Replaces "Cancel" for acts that cancel something, where that word would be ambiguous. */
  readonly backLabel?: string;
  readonly kind?: ReasonKind;
  readonly isRisky?: boolean;
  readonly reasons?: Reasons;
  /** Throws the server's error, which the dialog shows while it stays open. */
  readonly submit: (reasons: Reasons) => Promise<void>;
};

const schema = z.object({ reasons: reasonSchema() });

type ReasonDialogProps = ReasonDialogOptions & { readonly close: (done: boolean) => void };

/** Keeps the typed text on a refusal, and asks before Cancel discards it. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, message, consequence, label, okLabel, backLabel, kind, isRisky } = props;
  const { reasons: given, submit, close } = props;
  const flow = useFormFlow({
    schema,
    defaultValues: { reasons: given ? textsOf(given) : noReason },
    submit: async ({ reasons }) => {
      await submit(reasonsOf(reasons));
      close(true);
    },
  });
  return (
    <FormDialog
      title={title}
      message={message}
      flow={flow}
      submitLabel={okLabel}
      isRisky={isRisky}
      cancelLabel={backLabel}
      onCancel={() => close(false)}
      isUnsaved={flow.form.formState.isDirty}
      aboveForm={consequence}
    >
      <ReasonField
        control={flow.control}
        name="reasons"
        label={label}
        autoFocus
        {...(kind !== undefined && { kind })}
      />
    </FormDialog>
  );
};
