import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { ReadyReasons } from '#contract/reasons-routes.ts';
import { actReasonKinds } from '#kernel/log/queue-log-entry.ts';
import { reloadReadyReasons, saveReadyReasons } from '../../../domain/reasons/ready-reasons.ts';
import { isStale } from '../../../lib/api-error.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { requiredText } from '../../../ui/form/field-schemas.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';

const text = () => requiredText(500);
/** The kind of a call's reason is not edited here, but must survive saving. */
const reasonKind = z.optional(z.enum(actReasonKinds));
const schema = z.object({ content: z.array(z.object({ RU: text(), EN: text(), CN: text(), reasonKind })) });

/** Edits the version that was opened. A newer one is loaded if nothing was changed, otherwise offered. */
export const useReadyReasonsForm = (current: ReadyReasons, onDirty: (isDirty: boolean) => void) => {
  const { kind } = current;
  const [base, setBase] = useState(current);
  const [isSaved, setIsSaved] = useState(false);
  const flow = useFormFlow({
    schema,
    defaultValues: { content: current.content },
    submit: async ({ content }) => {
      const after = await saveReadyReasons({ kind, content, version: base.version });
      setBase(after);
      flow.form.reset({ content: after.content });
      setIsSaved(true);
    },
    takeError: (error) => {
      if (isStale(error)) reloadReadyReasons(kind).catch(handleError);
      return isStale(error);
    },
  });
  const { reset, formState } = flow.form;
  const { isDirty } = formState;
  useUnsavedWork(() => isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const isOutdated = current.version > base.version;
  useEffect(() => {
    if (!isOutdated || isDirty) return;
    reset({ content: current.content });
    setBase(current);
  }, [isOutdated, isDirty, current, reset]);

  const takeFresh = () => {
    reset({ content: current.content });
    setBase(current);
  };
  return { flow, isDirty, isSaved: isSaved && !isDirty, isOutdated: isOutdated && isDirty, takeFresh };
};
