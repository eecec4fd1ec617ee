import { useRef } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { Language } from '#contract/common.ts';
import { languages } from '../../lib/i18n.ts';
import { useFormFlowContext } from '../../ui/form/form-flow-context.ts';
import { useField } from '../../ui/form/use-field.ts';
import { isSameReason, noReason, type ReasonTexts } from './reason-texts.ts';

export type ReasonBinding<Input extends FieldValues, Output> = {
  readonly control: Control<Input, unknown, Output>;
  readonly name: FieldPath<Input>;
};

/** Remembers the typed text while a ready-made reason is chosen. */
export const useReasonTexts = <Input extends FieldValues, Output>(
  { control, name }: ReasonBinding<Input, Output>,
  ready: readonly ReasonTexts[],
) => {
  const { tellEdit } = useFormFlowContext();
  const textIn = (language: Language) => ({ control, name: `${name}.${language}` as FieldPath<Input> });
  const fields = { RU: useField(textIn('RU')), EN: useField(textIn('EN')), CN: useField(textIn('CN')) };
  const texts: ReasonTexts = {
    RU: String(fields.RU.field.value),
    EN: String(fields.EN.field.value),
    CN: String(fields.CN.field.value),
  };
  const typed = useRef(noReason);
  const chosen = ready.findIndex((one) => isSameReason(one, texts));

  const write = (next: ReasonTexts) => {
    if (chosen < 0) typed.current = texts;
    for (const language of languages) fields[language].field.onChange(next[language]);
    tellEdit();
  };
  return { fields, texts, chosen, choose: write, chooseTyped: () => chosen >= 0 && write(typed.current) };
};
