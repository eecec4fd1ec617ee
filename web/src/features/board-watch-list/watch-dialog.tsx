import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { instantAt } from '../../domain/checkpoint/wall-clock.ts';
import { ReasonField } from '../../domain/reasons/reason-field.tsx';
import { noReason, reasonSchema, reasonsOf } from '../../domain/reasons/reason-texts.ts';
import { outdateWatchList } from '../../domain/vehicle/watch-list.ts';
import { fetchBody } from '../../lib/api.ts';
import { useTimeZone, useToday } from '../../lib/time/time-zone.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { isDay } from '../../ui/fields/day-schemas.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { says } from '../../ui/form/field-message.ts';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';

const schema = z.object({
  plate: z.string().check(z.trim(), z.minLength(1, says('validation.required'))),
  reasons: reasonSchema(),
  until: z
    .string()
    .check(z.refine((day) => day === '' || isDay(day), { error: says('datePicker.errors.INVALID_DATE') })),
});

const lastMinute = '23:59';

export const WatchDialog = ({ close }: { readonly close: () => void }) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const today = useToday();
  const flow = useFormFlow({
    schema,
    defaultValues: { plate: '', reasons: noReason, until: '' },
    submit: async ({ plate, reasons, until }) => {
      await fetchBody('PUT /watch-list/{plate}', {
        params: { plate },
        body: {
          reasons: reasonsOf(reasons),
          ...(until !== '' && { until: instantAt(until, lastMinute, timeZone) }),
        },
      });
      await outdateWatchList();
      close();
    },
  });
  return (
    <FormDialog
      title={t('boardWatchList.add')}
      flow={flow}
      submitLabel={t('boardWatchList.save')}
      onCancel={() => close()}
      isUnsaved={flow.form.formState.isDirty}
    >
      <TextField control={flow.control} name="plate" label={t('boardWatchList.plate')} data-autofocus />
      <ReasonField control={flow.control} name="reasons" label={t('boardWatchList.reason')} />
      <DateField control={flow.control} name="until" label={t('boardWatchList.until')} min={today} />
    </FormDialog>
  );
};
