import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Document } from '#contract/documents/documents.ts';
import type { BanEvent } from '#contract/vehicles/vehicles.ts';
import { downloadDocument, removeDocument, uploadDocument } from '../../domain/vehicle/document-calls.ts';
import { hasCode } from '../../lib/api-error.ts';
import { createKeyMaker } from '../../lib/idempotency-key.ts';
import { handleRefusal } from '../../ui/errors/handle-refusal.ts';
import { requiredText } from '../../ui/form/field-schemas.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormActions } from '../../ui/form/form-actions.tsx';
import { type FieldBinding, useField } from '../../ui/form/use-field.ts';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { UploadWidget } from '../../ui/upload/upload-widget.tsx';
import { readKeptAppeal, useKeptAppeal } from './kept-appeal.ts';
import { outdateStrikes, sendAppeal } from './strike-calls.ts';

const longest = 2000;
const mostDocuments = 3;
const schema = z.object({ text: requiredText(longest) });
type AppealInput = z.input<typeof schema>;

const WordsField = (props: FieldBinding<AppealInput, AppealInput>) => {
  const { t } = useTranslation();
  const { field, error } = useField(props);
  return (
    <Textarea
      {...field}
      label={t('appeals.form.text')}
      description={t('appeals.form.textHint')}
      autosize={false}
      rows={6}
      maxLength={longest}
      error={error}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    />
  );
};

type AppealFormProps = {
  readonly event: BanEvent;
  readonly userId: string;
  readonly onGiveUp: () => void;
};

/** Keeps what was typed and attached until the appeal is sent or given up. */
const useAppealForm = ({ event, userId }: Omit<AppealFormProps, 'onGiveUp'>) => {
  const [kept] = useState(() => readKeptAppeal(userId, event.id));
  const [documents, setDocuments] = useState<readonly Document[]>(kept?.documents ?? []);
  const [isSent, setSent] = useState(false);
  const keys = useRef(createKeyMaker());
  const flow = useFormFlow({
    schema,
    defaultValues: { text: kept?.text ?? '' },
    submit: async (values) => {
      const body = {
        eventId: event.id,
        text: values.text,
        documents: documents.map(({ documentId }) => documentId),
      };
      await sendAppeal(body, keys.current.keyFor(body));
      setSent(true);
      await outdateStrikes();
    },
    takeError: (error) => {
      // The appeal was sent from another device, is too late, or the strike was lifted. The card then shows what is
      // true now.
      if (!['APPEAL_EXISTS', 'APPEAL_TOO_LATE', 'NOTHING_TO_APPEAL'].some((code) => hasCode(error, code)))
        return false;
      void handleRefusal(error);
      void outdateStrikes();
      return true;
    },
  });
  const typed = useWatch({ control: flow.control, name: 'text' });
  const isHalfDone = !isSent && (typed !== '' || documents.length > 0);
  useKeptAppeal(userId, event.id, isHalfDone ? { text: typed, documents } : null);
  return { flow, typed, documents, setDocuments };
};

export const AppealForm = ({ event, userId, onGiveUp }: AppealFormProps) => {
  const { t } = useTranslation();
  const { flow, typed, documents, setDocuments } = useAppealForm({ event, userId });
  const [isBusy, setBusy] = useState(false);
  const tooMany = documents.length > mostDocuments;
  return (
    <Form
      flow={flow}
      actions={
        <FormActions>
          <Button variant="default" disabled={flow.submitting} onClick={onGiveUp}>
            {t('appeals.form.later')}
          </Button>
          <Button type="submit" loading={flow.submitting} disabled={isBusy || tooMany}>
            {t('appeals.form.send')}
          </Button>
        </FormActions>
      }
    >
      <div className={`${layout.stack} ${layout.tight}`}>
        <WordsField control={flow.control} name="text" />
        <p className={text.hint}>{t('appeals.form.length', { length: typed.length, longest })}</p>
      </div>
      <div className={`${layout.stack} ${layout.tight}`}>
        <p className={text.strong}>{t('appeals.form.papers')}</p>
        <UploadWidget
          label={t('appeals.form.papers')}
          value={documents}
          onChange={setDocuments}
          onBusyChange={setBusy}
          canAdd={documents.length < mostDocuments}
          error={tooMany ? t('appeals.form.tooMany') : undefined}
          upload={(file, handlers) => uploadDocument('OTHER', file, handlers)}
          remove={removeDocument}
          open={downloadDocument}
        />
      </div>
      <p className={text.hint}>{t('appeals.form.once')}</p>
    </Form>
  );
};
