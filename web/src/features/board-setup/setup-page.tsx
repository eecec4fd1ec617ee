import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { setupOpenQuery } from '../../domain/checkpoint/setup.ts';
import { hasCode } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import button from '../../ui/button/button.module.css';
import card from '../../ui/card/card.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import { requiredText } from '../../ui/form/field-schemas.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import layout from '../../ui/layout/layout.module.css';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import { type OnSignedIn, OpenSetup } from './open-setup.tsx';
import styles from './setup.module.css';
import { forgetKey, isKey, keepKey, readKey, setupQuery } from './setup-calls.ts';

type KeyFormProps = { readonly onOpen: (key: string) => void };

/** Asks for the key if the page was opened without the link that the server printed. */
const KeyForm = ({ onOpen }: KeyFormProps) => {
  const { t } = useTranslation();
  usePageTitle(t('setup.title'));
  const flow = useFormFlow({
    schema: z.object({ key: requiredText(100) }),
    defaultValues: { key: '' },
    submit: async ({ key }) => {
      await queryClient.fetchQuery(setupQuery(key));
      onOpen(key);
    },
  });
  return (
    <section className={`${card.card} ${layout.stack} ${layout.page} ${styles.narrow}`}>
      <h1>{t('setup.key.title')}</h1>
      <p className={text.dimmed}>{t('setup.key.text')}</p>
      <Form flow={flow} actions={<SubmitButton>{t('setup.key.open')}</SubmitButton>}>
        <TextField
          control={flow.control}
          name="key"
          label={t('setup.key.label')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form>
    </section>
  );
};

const Over = () => {
  const { t } = useTranslation();
  usePageTitle(t('setup.over.title'));
  useEffect(forgetKey, []);
  return (
    <section className={`${card.card} ${layout.stack} ${layout.page} ${styles.narrow}`}>
      <h1>{t('setup.over.title')}</h1>
      <p className={text.dimmed}>{t('setup.over.text')}</p>
      <a href="/board" className={button.button} data-main>
        {t('setup.over.toConsole')}
      </a>
    </section>
  );
};

/** Takes the key out of the address at once, so that neither the history nor a screenshot shows it. */
const useKey = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [key, setKey] = useState(() => (isKey(hash) ? hash : readKey()));
  const keep = (next: string) => {
    keepKey(next);
    setKey(next);
  };
  useEffect(() => {
    if (!isKey(hash)) return;
    keepKey(hash);
    setKey(hash);
    void navigate({ to: '/setup', hash: '', replace: true });
  }, [hash, navigate]);
  const forget = () => {
    forgetKey();
    setKey(null);
  };
  return { key, keep, forget };
};

type SetupPageProps = { readonly onSignedIn: OnSignedIn };

export const SetupPage = ({ onSignedIn }: SetupPageProps) => {
  const open = useQuery(setupOpenQuery);
  const { key, keep, forget } = useKey();
  const state = useQuery({ ...setupQuery(key ?? ''), enabled: key !== null && open.data?.open === true });
  const isWrong = hasCode(state.error, 'WRONG_SETUP_KEY');
  if (open.data?.open === false || hasCode(state.error, 'SETUP_OVER')) return <Over />;
  if (open.data && (key === null || isWrong)) return <KeyForm onOpen={keep} />;
  if (key !== null && state.data)
    return <OpenSetup setupKey={key} state={state.data} onSignedIn={onSignedIn} />;
  const error = open.error ?? state.error;
  if (!error) return <SkeletonRows rows={6} />;
  return (
    <ErrorState
      error={error}
      onRetry={() => {
        forget();
        void open.refetch();
      }}
    />
  );
};
