import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { queryClient } from '../../lib/query-client.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import card from '../../ui/card/card.module.css';
import { TextField } from '../../ui/fields/text-field.tsx';
import { requiredText } from '../../ui/form/field-schemas.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './setup.module.css';
import { setupQuery } from './setup-calls.ts';

type KeyFormProps = { readonly onOpen: (key: string) => void };

/** Asks for the key if the page was opened without the link that the server printed. */
export const KeyForm = ({ onOpen }: KeyFormProps) => {
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
