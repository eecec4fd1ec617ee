import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { WatchedPlate } from '#contract/vehicles/watch-list.ts';
import { May } from '../../domain/account/may.tsx';
import { shortWhen } from '../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { plateText } from '../../domain/plate/plate-text.ts';
import { outdateWatchList, watchListQuery } from '../../domain/vehicle/watch-list.ts';
import { call } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { RemoveButton } from '../../ui/button/remove-button.tsx';
import controls from '../../ui/button/text-button.module.css';
import { confirmDialog } from '../../ui/dialogs/open-dialog.ts';
import { tellRefusal } from '../../ui/errors/handle-error.ts';
import layout from '../../ui/layout/layout.module.css';
import { Screen } from '../../ui/screen/screen.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import text from '../../ui/text/text.module.css';
import { openWatchDialog } from './open-watch-dialog.ts';

const TakeOff = ({ watched }: { readonly watched: WatchedPlate }) => {
  const { t } = useTranslation();
  const plate = plateText(watched.registrationPlate);
  const removing = useMutation({
    mutationFn: () =>
      call('DELETE /watch-list/{plate}', { params: { plate: watched.registrationPlate }, expect: 204 }),
    networkMode: 'always',
    onSuccess: outdateWatchList,
    onError: (error) => void tellRefusal(error),
  });
  const ask = async () => {
    const message = t('boardWatchList.askRemove', { plate });
    if (await confirmDialog({ message, okLabel: t('boardWatchList.remove'), isRisky: true }))
      removing.mutate();
  };
  return <RemoveButton label={t('boardWatchList.removeWhich', { plate })} onClick={() => void ask()} />;
};

const WatchedRow = ({ watched }: { readonly watched: WatchedPlate }) => {
  const { t } = useTranslation();
  const { registrationPlate, reasons, until, addedAt, addedBy, bookings } = watched;
  return (
    <li className={`${layout.row} ${layout.loose} ${layout.ruled}`}>
      <Plate text={registrationPlate} size="sm" />
      <div className={`${layout.words} ${text.breaks}`}>
        <p>{reasons[currentLanguage()]}</p>
        <p className={`${text.small} ${text.dimmed}`}>
          {t('boardWatchList.added', { when: shortWhen(addedAt), who: addedBy.name })}
          {until && `${t('common.listSeparator')}${t('guards.until', { when: shortWhen(until) })}`}
        </p>
      </div>
      <div className={`${layout.row} ${layout.end}`}>
        {bookings.map(({ id, formattedBookingNumber }) => (
          <Link key={id} to="/bookings/$id" params={{ id }} className={controls.link}>
            {formattedBookingNumber}
          </Link>
        ))}
        <May access="operator">
          <TakeOff watched={watched} />
        </May>
      </div>
    </li>
  );
};

const WatchedPlates = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(watchListQuery);
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />;
  if (data.length === 0) return <EmptyState title={t('boardWatchList.none')} />;
  return (
    <ul>
      {data.map((watched) => (
        <WatchedRow key={watched.registrationPlate} watched={watched} />
      ))}
    </ul>
  );
};

export const WatchListPage = () => {
  const { t } = useTranslation();
  return (
    <Screen width="full" title={t('boardWatchList.title')}>
      <div className={layout.stack}>
        <Link to="/vehicles" className={controls.link}>
          ← {t('boardVehicles.title')}
        </Link>
        <div className={layout.apart}>
          <p className={text.dimmed}>{t('boardWatchList.hint')}</p>
          <May access="operator">
            <Button onClick={() => void openWatchDialog()}>{t('boardWatchList.add')}</Button>
          </May>
        </div>
        <WatchedPlates />
      </div>
    </Screen>
  );
};
