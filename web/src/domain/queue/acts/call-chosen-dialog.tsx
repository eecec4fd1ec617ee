import { Input } from '@mantine/core';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import chips from '../../../ui/chips/chips.module.css';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import cover from '../../../ui/fields/cover-input.module.css';
import { says } from '../../../ui/form/field-message.ts';
import { useField } from '../../../ui/form/use-field.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { plateText } from '../../plate/plate-text.ts';
import { ReasonField } from '../../reasons/reason-field.tsx';
import { noReason, type ReasonTexts, reasonSchema, reasonsOf } from '../../reasons/reason-texts.ts';
import { gateWords } from '../line-words.ts';
import { isOvertaken, tellCalled, tellOvertaken } from './line-acts.ts';
import { type SeenTruck, sendStatus } from './queue-calls.ts';

/** Kinds of reasons, which the public log shows. */
const kinds = ['AUTHORITY', 'MEDICAL', 'TECHNICAL', 'OTHER'] as const;

export type ChosenTruck = SeenTruck & {
  readonly ahead: number;
  readonly gate: string | undefined;
};

const schema = z.object({
  kind: z.enum(kinds, says('lineActs.callChosen.kindNeeded')),
  reasons: reasonSchema(),
});

type Values = { kind: (typeof kinds)[number] | null; reasons: ReasonTexts };

/** Has no default, because the public log must not contain a kind that nobody chose. */
const KindField = ({ control }: { readonly control: Control<Values, unknown, z.output<typeof schema>> }) => {
  const { t } = useTranslation();
  const { field, error, submitting } = useField({ control, name: 'kind' });
  const id = useId();
  return (
    <div className={layout.stack} role="radiogroup" aria-labelledby={id} aria-invalid={error !== undefined}>
      <p id={id} className={text.strong}>
        {t('lineActs.callChosen.kind')}
      </p>
      <div className={chips.chips}>
        {kinds.map((kind, place) => (
          <label key={kind} className={chips.chip}>
            <input
              type="radio"
              className={cover.input}
              name={field.name}
              checked={kind === field.value}
              disabled={submitting}
              ref={place === 0 ? field.ref : undefined}
              aria-invalid={error !== undefined}
              data-autofocus={place === 0 || undefined}
              onChange={() => field.onChange(kind)}
            />
            {t(`lineActs.reasonKinds.${kind}`)}
          </label>
        ))}
      </div>
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  );
};

type Props = { readonly truck: ChosenTruck; readonly close: (done: boolean) => void };

export const CallChosenDialog = ({ truck, close }: Props) => {
  const { t } = useTranslation();
  const plate = plateText(truck.plate);
  const { gate, ahead } = truck;
  const flow = useFormFlow({
    schema,
    defaultValues: { kind: null, reasons: noReason } as Values,
    submit: async ({ kind, reasons }) => {
      const known = ['OUT_OF_ORDER'] as const;
      const more = { reasonKind: kind, reasons: reasonsOf(reasons), ...(gate && { gate }), known };
      try {
        const { version } = await sendStatus(truck, 'GO_TO_GATE', more);
        tellCalled({ ...truck, version });
      } catch (error) {
        if (!isOvertaken(error)) throw error;
        await tellOvertaken(truck);
      }
      close(true);
    },
  });
  return (
    <FormDialog
      title={t('lineActs.callChosen.title', { plate })}
      message={t('lineActs.callChosen.message', { count: ahead })}
      flow={flow}
      submitLabel={
        gate
          ? t('lineActs.callChosen.okTo', { plate, gate: gateWords(gate) })
          : t('lineActs.callChosen.ok', { plate })
      }
      onCancel={() => close(false)}
      isUnsaved={flow.form.formState.isDirty}
    >
      <KindField control={flow.control} />
      <ReasonField
        control={flow.control}
        name="reasons"
        label={t('lineActs.callChosen.reason')}
        kind="CALL"
        onChoose={({ reasonKind }) => {
          const kind = kinds.find((one) => one === reasonKind);
          if (!kind) return;
          flow.form.setValue('kind', kind, { shouldDirty: true });
          flow.form.clearErrors('kind');
        }}
      />
    </FormDialog>
  );
};
