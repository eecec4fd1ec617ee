import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import type { ListEntry } from '#contract/waiting-list/waiting-list.ts';
import { CargoField } from '../../../domain/booking/form/cargo-field.tsx';
import { DriverSummary } from '../../../domain/booking/form/driver-summary.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { VehicleDocuments } from '../../../domain/vehicle/vehicle-documents.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import text from '../../../ui/text/text.module.css';
import { VehicleSelect } from '../new/vehicle-choice.tsx';
import type { JoinStart } from './join-values.ts';
import { OfferChoices } from './offer-choices.tsx';
import { type Joining, useJoin, useTrucksToJoin } from './use-join.ts';
import { WindowsField } from './windows-field.tsx';

type Close = (entry: ListEntry | null) => void;

const NoTruck = ({ close }: { readonly close: Close }) => {
  const { t } = useTranslation();
  const router = useRouter();
  const toTrucks = () => {
    close(null);
    void router.navigate({ to: '/lk' });
  };
  return (
    <DialogFrame
      title={t('waitingList.form.title')}
      message={t('waitingList.form.noTruck')}
      actions={
        <>
          <Button variant="default" onClick={() => close(null)}>
            {t('codeConfirmation.close')}
          </Button>
          <Button onClick={toTrucks}>{t('waitingList.form.toTrucks')}</Button>
        </>
      }
    />
  );
};

type TruckFieldProps = { readonly joining: Joining; readonly trucks: readonly Vehicle[] };

const TruckField = ({ joining: { flow, vehicle, booked }, trucks }: TruckFieldProps) => {
  const { t } = useTranslation();
  return (
    <>
      <VehicleSelect
        vehicles={trucks}
        vehicleId={vehicle?.id ?? ''}
        onChoose={(id) => flow.form.setValue('vehicleId', id, { shouldDirty: true })}
      />
      {booked && (
        <Callout tone="grey" role="status">
          {t('waitingList.form.earlier', { when: whenWords(booked.dateBooked) })}
        </Callout>
      )}
    </>
  );
};

type JoinFormProps = {
  readonly start: JoinStart;
  readonly profile: Profile;
  readonly trucks: readonly Vehicle[];
  readonly close: Close;
};

const JoinForm = ({ start, profile, trucks, close }: JoinFormProps) => {
  const { t } = useTranslation();
  const joining = useJoin({ start, profile, trucks, onJoined: close });
  const { flow, chosen, cargo, documents } = joining;
  return (
    <FormDialog
      size="lg"
      title={t('waitingList.form.title')}
      message={t('waitingList.form.text')}
      flow={flow}
      submitLabel={t('waitingList.form.submit')}
      canSubmit={chosen.windows.length > 0 && !documents.isBusy}
      onCancel={() => close(null)}
      isUnsaved={joining.isChanged}
    >
      <TruckField joining={joining} trucks={trucks} />
      <WindowsField chosen={chosen} />
      <CargoField control={flow.control} cargo={cargo} />
      {documents.types.length > 0 && <VehicleDocuments {...documents.props} types={documents.types} />}
      <DriverSummary flow={flow} />
      <OfferChoices control={flow.control} auto={joining.auto} />
      <p className={text.hint}>{t('waitingList.form.notBooking')}</p>
    </FormDialog>
  );
};

type JoinDialogProps = Omit<JoinFormProps, 'trucks'> & { readonly vehicles: readonly Vehicle[] };

export const JoinDialog = ({ vehicles, ...props }: JoinDialogProps) => {
  const trucks = useTrucksToJoin(vehicles);
  return trucks.length === 0 ? <NoTruck close={props.close} /> : <JoinForm {...props} trucks={trucks} />;
};
