import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Note } from '#contract/notes-routes.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import buttons from '../../ui/button/button.module.css';
import { TextButton } from '../../ui/button/text-button.tsx';
import { tellRefusal } from '../../ui/errors/handle-error.ts';
import { requiredText } from '../../ui/form/field-schemas.ts';
import { Form } from '../../ui/form/form.tsx';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { LongTextField } from '../../ui/long-text/long-text-field.tsx';
import { PanelSection } from '../../ui/panel/panel-section.tsx';
import rows from '../../ui/rows/rows.module.css';
import text from '../../ui/text/text.module.css';
import { useUnsavedWork } from '../../ui/unsaved/unsaved-work.ts';
import { May } from '../account/may.tsx';
import { whenWords } from '../checkpoint/checkpoint-words.ts';
import { outdateEvents } from '../journal/events.ts';
import { useServerTime } from '../queue/use-server-time.ts';

type NoteSubject = { readonly bookingId: string } | { readonly vehicleId: string };

const key = ['notes'] as const;

const notesQuery = (about: NoteSubject) =>
  queryOptions({
    queryKey: [...key, about],
    queryFn: async ({ signal }) => (await fetchBody('GET /notes', { query: about, signal })).content,
    refetchInterval: 30_000,
  });

const outdateNotes = () => Promise.all([queryClient.invalidateQueries({ queryKey: key }), outdateEvents()]);

export const addNote = async (about: NoteSubject, text: string) => {
  await call('POST /notes', { body: { ...about, text }, expect: 201 });
  await outdateNotes();
};

export const deleteNote = async (id: string) => {
  await call('DELETE /notes/{id}', { params: { id }, expect: 204 });
  await outdateNotes();
};

const longest = 500;
const schema = z.object({ text: requiredText(longest) });

const NoteForm = ({ about }: { readonly about: NoteSubject }) => {
  const { t } = useTranslation();
  const flow = useFormFlow({
    schema,
    defaultValues: { text: '' },
    submit: async ({ text: written }) => {
      await addNote(about, written);
      flow.form.reset({ text: '' });
    },
  });
  useUnsavedWork(() => flow.form.formState.isDirty);
  return (
    <Form
      flow={flow}
      actions={
        <button type="submit" className={buttons.button}>
          {t('notes.add')}
        </button>
      }
    >
      <LongTextField
        control={flow.control}
        name="text"
        aria-label={t('notes.field')}
        placeholder={t('notes.field')}
        maxLength={longest}
      />
    </Form>
  );
};

const NoteRow = ({ note }: { readonly note: Note }) => {
  const { t } = useTranslation();
  const now = useServerTime(15_000);
  const isDeletable = note.deletableUntil !== null && Date.parse(note.deletableUntil) > now;
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        <span className={text.breaks}>{note.text}</span>
        <span className={text.second}>
          {note.author.name}, <time dateTime={note.createdDate}>{whenWords(note.createdDate)}</time>
        </span>
      </span>
      {isDeletable && (
        <TextButton
          aria-label={t('notes.deleteOf', { text: note.text })}
          onClick={() => void deleteNote(note.id).catch(tellRefusal)}
        >
          {t('notes.delete')}
        </TextButton>
      )}
    </li>
  );
};

/** Notes of operators about a booking or a truck. Drivers never see them. */
export const NotesSection = ({ about }: { readonly about: NoteSubject }) => {
  const { t } = useTranslation();
  const { data: notes = [] } = useQuery(notesQuery(about));
  return (
    <PanelSection title={t('notes.title')} beside={<span className={text.hint}>{t('notes.hint')}</span>}>
      {notes.length > 0 && (
        <ul className={rows.rows}>
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ul>
      )}
      <May access="operator">
        <NoteForm about={about} />
      </May>
    </PanelSection>
  );
};
