import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { useActiveBookings } from '../../../domain/booking/own-bookings.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { call } from '../../../lib/api.ts';
import { isStale } from '../../../lib/api-error.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import text from '../../../ui/text/text.module.css';
import { OfferChoices } from './offer-choices.tsx';
import { useWindows } from './use-windows.ts';
import { fromWire, toWire } from './windows.ts';
import { WindowsField } from './windows-field.tsx';

const schema = z.object({ auto: z.boolean(), nightOffers: z.boolean() });

type Props = { readonly entry: ListEntry; readonly close: (isChanged: boolean) => void };

export const ChangeDialog = ({ entry, close }: Props) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const booked = useActiveBookings().find(({ vehicleId }) => vehicleId === entry.vehicleId);
  const [begun] = useState(() => entry.windows.map(fromWire));
  const chosen = useWindows(begun, booked);
  const { id, auto, nightOffers, version } = entry;
  const flow = useFormFlow({
    schema,
    defaultValues: { auto, nightOffers },
    submit: async (values): Promise<void> => {
      const windows = chosen.windows.map((one) => toWire(one, timeZone));
      // Unchanged windows are not sent, because the server would take windows that the form has rounded for new ones.
      const body = { ...values, version, ...(chosen.isChanged && { windows }) };
      await call('PUT /waiting-list/{id}', { params: { id }, body, expect: 200 });
      close(true);
    },
    takeError: (error) => {
      if (!isStale(error)) return false;
      void handleRefusal(error);
      close(true);
      return true;
    },
  });
  return (
    <FormDialog
      size="lg"
      title={t('waitingList.changeTitle')}
      flow={flow}
      submitLabel={t('common.save')}
      canSubmit={chosen.windows.length > 0}
      onCancel={() => close(false)}
      isUnsaved={flow.form.formState.isDirty || chosen.isChanged}
    >
      <p>
        <Plate text={entry.vehicleRegistrationPlate} />
      </p>
      <WindowsField chosen={chosen} />
      {chosen.isChanged && <p className={text.hint}>{t('waitingList.changeCosts')}</p>}
      <OfferChoices control={flow.control} auto={flow.form.watch('auto')} />
    </FormDialog>
  );
};
