import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { NewsItem } from '#contract/news/news.ts';
import { isStale } from '../../../lib/api-error.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { forgetTab, readTab, writeTab } from '../../../lib/tab-store.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { optionalText, requiredText } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { reloadItem } from '../news-calls.ts';
import { noWords, type Words, wordsOf } from '../words/words.ts';

const longestTitle = 200;
export const longestText = 10_000;

const schema = z.object({
  titles: z.object({
    RU: requiredText(longestTitle),
    EN: optionalText(longestTitle),
    CN: optionalText(longestTitle),
  }),
  texts: z.object({
    RU: requiredText(longestText),
    EN: optionalText(longestText),
    CN: optionalText(longestText),
  }),
});

type Save = (words: Words, version: number) => Promise<NewsItem>;

type Draft = Words & { readonly version: number };

const keyOf = (id: string) => `oktet.board.news.${currentSession().accountId}.${id}`;

const isDraft = (value: Draft | null): value is Draft =>
  typeof value?.version === 'number' &&
  typeof value.titles?.RU === 'string' &&
  typeof value.texts?.RU === 'string';

const readDraft = (id: string): Draft | undefined => {
  const kept = readTab<Draft>(keyOf(id));
  return isDraft(kept) ? kept : undefined;
};

const keepDraft = (id: string, { titles, texts, version }: Draft) =>
  writeTab(keyOf(id), { titles, texts, version });

const forgetDraft = (id: string) => forgetTab(keyOf(id));

/** Keeps unsaved input in the tab's storage across reloads, until it is saved or discarded. */
const useKeptDraft = (id: string, { titles, texts, version }: Draft, isDirty: boolean) => {
  useEffect(() => {
    if (isDirty) keepDraft(id, { titles, texts, version });
    else forgetDraft(id);
  }, [id, titles, texts, version, isDirty]);
  useEffect(
    () => () => {
      // After an ended session the draft stays, because the operator has not left the form on purpose.
      if (currentSession().credential !== null) forgetDraft(id);
    },
    [id],
  );
};

/**
 * Edits the version that was opened. A conflict shows the colleague's changes before anything is overwritten, and the
 * local input stays.
 */
export const useNewsForm = (current: NewsItem | undefined, save: Save) => {
  const id = current?.id ?? 'new';
  const [draft] = useState(() => readDraft(id));
  const [base, setBase] = useState({
    words: current ? wordsOf(current) : noWords,
    version: draft?.version ?? current?.version ?? 0,
  });
  const [isSaved, setSaved] = useState(false);
  const flow = useFormFlow({
    schema,
    defaultValues: base.words,
    submit: async (words) => {
      const after = await save(words, base.version);
      forgetDraft(id);
      setBase({ words: wordsOf(after), version: after.version });
      flow.form.reset(wordsOf(after));
      setSaved(true);
    },
    takeError: (error) => {
      if (isStale(error)) reloadItem(id).catch(handleError);
      return isStale(error);
    },
  });
  const { control, form } = flow;
  const { reset, setValue, formState } = form;
  const { isDirty } = formState;
  const titles = useWatch({ control, name: 'titles' });
  const texts = useWatch({ control, name: 'texts' });
  useUnsavedWork(() => isDirty && !flow.submitting);
  useKeptDraft(id, { titles, texts, version: base.version }, isDirty);

  useEffect(() => {
    if (!draft) return;
    setValue('titles', draft.titles, { shouldDirty: true });
    setValue('texts', draft.texts, { shouldDirty: true });
  }, [draft, setValue]);

  const isOutdated = current !== undefined && current.version > base.version;
  const takeTheirs = () => {
    if (!current) return;
    reset(wordsOf(current));
    setBase({ words: wordsOf(current), version: current.version });
  };
  const keepMine = () => current && setBase({ words: base.words, version: current.version });
  useEffect(() => {
    if (!isOutdated || isDirty) return;
    reset(wordsOf(current));
    setBase({ words: wordsOf(current), version: current.version });
  }, [isOutdated, isDirty, current, reset]);

  return {
    flow,
    words: { titles, texts },
    base: base.words,
    isDirty,
    isSaved: isSaved && !isDirty,
    isRestored: draft !== undefined && isDirty,
    isOutdated: isOutdated && isDirty,
    takeTheirs,
    keepMine,
  };
};

export type NewsForm = ReturnType<typeof useNewsForm>;
