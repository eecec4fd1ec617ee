import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Form } from '../../../ui/form/form.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useValidity } from '../use-countdown.ts';
import { useSignal } from '../use-signal.ts';
import { canUsePasskeys, passkeyWords, readPasskey } from './passkeys.ts';
import { ProofOver, type ProofProps } from './proof.tsx';

/** Starts only when a button is pressed, because some browsers ask for a passkey only then. */
export const PasskeyProof = (props: ProofProps<'PASSKEY'>) => {
  const { title, confirmation, frame: Frame, prove, onProved, onCancel, otherWays } = props;
  const { t } = useTranslation();
  const formId = useId();
  const signal = useSignal();
  const { isLost } = useValidity(confirmation, t('accounts.factorProof.over'));
  const { passkeyOptions } = confirmation;
  const flow = useFormFlow({
    schema: z.object({}),
    defaultValues: {},
    submit: async () => {
      if (!passkeyOptions) return;
      const running = signal();
      await prove({ response: await readPasskey(passkeyOptions, running) }, running);
      if (!running.aborted) onProved();
    },
    takeError: (error) => {
      const words = passkeyWords(error);
      flow.setFormError(words);
      return words !== null;
    },
  });
  const canUse = canUsePasskeys();
  return (
    <Frame
      title={title}
      message={t(canUse ? 'accounts.factorProof.text.PASSKEY' : 'accounts.factorProof.passkeyImpossible')}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={flow.submitting}
            disabled={isLost || !canUse}
            data-autofocus
          >
            {t('accounts.factorProof.readPasskey')}
          </Button>
        </>
      }
    >
      <Form flow={flow} id={formId}>
        {isLost && <ProofOver />}
        {otherWays}
      </Form>
    </Frame>
  );
};
