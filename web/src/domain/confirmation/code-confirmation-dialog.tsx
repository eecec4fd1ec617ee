import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import text from '../../ui/text/text.module.css';
import styles from './code-fields.module.css';
import { CodeFields } from './code-fields.tsx';
import { CodeMessage } from './code-message.tsx';
import { type CodeCallbacks, useCodeConfirmation } from './use-code-confirmation.ts';
import { useWayBack } from './use-way-back.ts';

export type ConfirmCodeOptions = CodeCallbacks & {
  readonly confirmation: Confirmation;
  /** Names what is being confirmed, if the screen behind the dialog does not. */
  readonly subject?: string;
  readonly note?: string;
  /** Shown when the time is up and a new code cannot help, for example because the place was lost. */
  readonly whenOver?: string;
  readonly again?: {
    readonly label: string;
    readonly isPossible: () => Promise<boolean>;
    readonly start: () => void;
  };
};

type CodeConfirmationDialogProps = ConfirmCodeOptions & {
  readonly emailVerified: boolean;
  readonly close: (confirmed: boolean) => void;
};

type OverDialogProps = Pick<ConfirmCodeOptions, 'subject' | 'whenOver' | 'again'> & {
  readonly title: string;
  readonly close: (confirmed: boolean) => void;
};

const OverDialog = ({ title, subject, whenOver, again, close }: OverDialogProps) => {
  const { t } = useTranslation();
  const { data: isPossible } = useQuery({
    queryKey: ['booking', 'again', subject],
    queryFn: () => again?.isPossible() ?? false,
    staleTime: 0,
  });
  return (
    <DialogFrame
      title={title}
      message={
        <>
          {subject && <p className={text.strong}>{subject}</p>}
          <p role="alert" className={styles.error}>
            {whenOver}
          </p>
        </>
      }
      actions={
        <>
          <Button variant="default" onClick={() => close(false)}>
            {t('codeConfirmation.close')}
          </Button>
          {again && isPossible && (
            <Button
              onClick={() => {
                close(false);
                again.start();
              }}
            >
              {again.label}
            </Button>
          )}
        </>
      }
    />
  );
};

export const CodeConfirmationDialog = ({ emailVerified, close, ...options }: CodeConfirmationDialogProps) => {
  const { confirmation, subject, note } = options;
  const { t } = useTranslation();
  const wayBack = useWayBack(confirmation);
  const state = useCodeConfirmation({ ...options, onConfirmed: () => close(true) });
  const title = t(`codeConfirmation.title.${confirmation.kind}`);
  if (state.validity.isLost) return <OverDialog {...options} title={title} close={close} />;
  return (
    <FormDialog
      title={title}
      message={
        <>
          {subject && <p className={text.strong}>{subject}</p>}
          <CodeMessage confirmation={confirmation} emailVerified={emailVerified} validity={state.validity} />
          {note && <p className={text.hint}>{note}</p>}
        </>
      }
      flow={state.flow}
      submitLabel={t('codeConfirmation.confirm')}
      canSubmit={!state.cannotConfirm}
      cancelLabel={wayBack}
      onCancel={() => close(false)}
    >
      <CodeFields state={state} />
    </FormDialog>
  );
};
