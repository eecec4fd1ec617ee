import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import layout from '../../ui/layout/layout.module.css';
import { CodeFields } from './code-fields.tsx';
import { CodeMessage } from './code-message.tsx';
import { type CodeCallbacks, useCodeConfirmation } from './use-code-confirmation.ts';
import { useWayBack } from './use-way-back.ts';

type CodeConfirmationFormProps = CodeCallbacks & {
  readonly confirmation: Confirmation;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
  readonly titleOrder?: 1 | 2;
};

/** The inline version of `confirmCodeDialog`, for one confirmation. */
export const CodeConfirmationForm = (props: CodeConfirmationFormProps) => {
  const { confirmation, titleOrder = 1, onCancel } = props;
  const { t } = useTranslation();
  const wayBack = useWayBack(confirmation);
  const titleId = useId();
  const state = useCodeConfirmation(props);
  const Heading = `h${titleOrder}` as const;
  return (
    <section className={layout.stack} aria-labelledby={titleId}>
      <Heading id={titleId}>{t(`codeConfirmation.title.${confirmation.kind}`)}</Heading>
      {/* Only a signed-in driver can be invited to add an e-mail. */}
      <CodeMessage confirmation={confirmation} emailVerified validity={state.validity} />
      <Form
        flow={state.flow}
        actions={
          <FormActions>
            <Button variant="default" onClick={onCancel}>
              {wayBack}
            </Button>
            <SubmitButton fullWidth={false} disabled={state.cannotConfirm}>
              {t('codeConfirmation.confirm')}
            </SubmitButton>
          </FormActions>
        }
      >
        <CodeFields state={state} />
      </Form>
    </section>
  );
};
