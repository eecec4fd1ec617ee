import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { Form } from '../../ui/form/form.tsx';
import styles from './code-fields.module.css';
import { CodeFields } from './code-fields.tsx';
import { CodeMessage } from './code-message.tsx';
import { type CodeCallbacks, useCodeConfirmation } from './use-code-confirmation.ts';
import { useWayBack } from './use-way-back.ts';

export type ConfirmCodeOptions = CodeCallbacks & {
  readonly confirmation: Confirmation;
  readonly emailVerified: boolean;
  readonly resendAllowed?: boolean;
  /** Names what is being confirmed, where the screen behind the dialog does not. */
  readonly subject?: string;
  /** What else to know before confirming. */
  readonly note?: string;
  /** Said when the time is over and a new code cannot help: for example that the place was lost. */
  readonly whenOver?: string;
};

type CodeConfirmationDialogProps = ConfirmCodeOptions & { readonly close: (confirmed: boolean) => void };

export const CodeConfirmationDialog = ({ close, ...options }: CodeConfirmationDialogProps) => {
  const { confirmation, emailVerified, subject, note, resendAllowed = true } = options;
  const { t } = useTranslation();
  const formId = useId();
  const wayBack = useWayBack(confirmation);
  const state = useCodeConfirmation({ ...options, resendAllowed, onConfirmed: () => close(true) });
  return (
    <DialogFrame
      title={t(`codeConfirmation.title.${confirmation.kind}`)}
      message={
        <>
          {subject && <p className={styles.subject}>{subject}</p>}
          <CodeMessage confirmation={confirmation} emailVerified={emailVerified} validity={state.validity} />
          {note && <p className={styles.validity}>{note}</p>}
        </>
      }
      actions={
        <>
          <Button variant="default" onClick={() => close(false)}>
            {wayBack}
          </Button>
          <Button
            type="submit"
            form={formId}
            className={styles.confirm}
            loading={state.flow.submitting}
            disabled={state.cannotConfirm}
          >
            {t('codeConfirmation.confirm')}
          </Button>
        </>
      }
    >
      <Form flow={state.flow} id={formId}>
        <CodeFields state={state} />
      </Form>
    </DialogFrame>
  );
};
