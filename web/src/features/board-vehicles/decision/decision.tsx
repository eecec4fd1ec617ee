import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { arrivedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { PlateClaim } from '#contract/vehicles/plate-claims.ts';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { approve } from '../../../domain/vehicle/approve-vehicle.ts';
import { useStaying } from '../../../lib/screen/use-staying.ts';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import { MarkedText } from '../../../ui/text/marked-text.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './decision.module.css';
import { MeanwhileCallout, useMeanwhile } from './meanwhile-callout.tsx';

type DecisionProps = {
  readonly vehicle: OperatorVehicle;
  readonly chosen: OperatorVehicle;
  readonly claims: readonly PlateClaim[] | undefined;
  readonly onRefuse: (vehicle: OperatorVehicle) => void;
  readonly onApproved: (news: string) => void;
  readonly onLast: (() => void) | undefined;
};

const CheckIcon = () => <Icon size={18} stroke={2.2} path="M5 12.5l4.5 4.5L19 7.5" />;

type DisplacedProps = {
  readonly claims: readonly PlateClaim[];
  readonly chosen: OperatorVehicle;
  readonly holder: OperatorVehicle | undefined;
};

const Displaced = ({ claims, chosen, holder }: DisplacedProps) => {
  const { t } = useTranslation();
  const rivals = claims.filter(({ vehicle, booking }) => vehicle.id !== chosen.id && booking);
  return (
    <>
      {holder && <p className={text.small}>{t('boardVehicles.loses', { name: shortName(holder.owner) })}</p>}
      {rivals.map(({ vehicle, booking }) =>
        booking === undefined ? null : (
          <p key={vehicle.id} className={text.small}>
            <MarkedText
              text={t(
                isOneOf(arrivedStatuses, booking.bookingStatus)
                  ? 'boardVehicles.displacedNever'
                  : 'boardVehicles.displaced',
                { name: shortName(vehicle.owner), number: booking.formattedBookingNumber },
              )}
              marks={{
                booking: (number) => (
                  <Link to="/bookings/$id" params={{ id: booking.id }}>
                    {number}
                  </Link>
                ),
              }}
            />
          </p>
        ),
      )}
    </>
  );
};

/** Time to look at a truck. A double press must not decide about the next one. */
const glanceMs = 400;

/** The filled button is the most likely act, and names the owner. */
export const Decision = (props: DecisionProps) => {
  const { vehicle, chosen, claims, onRefuse, onApproved, onLast } = props;
  const { t } = useTranslation();
  const { meanwhile, take, forget } = useMeanwhile(vehicle);
  const holder = claims?.find((claim) => claim.vehicle.approved)?.vehicle;
  const isMoved = holder !== undefined && holder.id !== chosen.id;
  const name = shortName(chosen.owner);
  const deciding = useMutation({
    mutationFn: () => approve(chosen, isMoved ? holder.id : undefined),
    networkMode: 'always',
    onMutate: forget,
    onSuccess: () =>
      onApproved(t('boardVehicles.news.approved', { plate: plateText(chosen.registrationPlate), name })),
    onError: (error) => take(error) ?? void tellRefusal(error),
  });
  // False until all claims are loaded, because only then it is known who would lose an approval.
  const isSeen = useStaying(claims && vehicle.id, glanceMs);
  const canApprove = isSeen && !chosen.approved && !deciding.isPending;
  const canRefuse = chosen.approved || chosen.disapprovalReason === undefined;
  const refuseAct = chosen.approved ? 'disapprove' : 'refuse';
  useShortcuts(t('boardVehicles.keys.title'), [
    {
      keys: ['A'],
      words: t('boardVehicles.keys.approve'),
      run: canApprove ? () => deciding.mutate() : undefined,
    },
    {
      keys: ['R'],
      words: t('boardVehicles.keys.refuse'),
      run: canRefuse ? () => onRefuse(chosen) : undefined,
    },
    { keys: ['U'], words: t('boardVehicles.keys.last'), run: onLast },
  ]);
  return (
    <section
      className={`${layout.stack} ${layout.boxed} ${styles.decision}`}
      aria-label={t('boardVehicles.decision')}
    >
      {meanwhile && <MeanwhileCallout meanwhile={meanwhile} vehicle={vehicle} holder={holder} />}
      <div className={layout.row}>
        {chosen.approved ? (
          <p className={`${text.toned} ${styles.likely}`} data-tone="green">
            {t('boardVehicles.approvedFor', { name })}
          </p>
        ) : (
          <Button
            className={styles.likely ?? ''}
            leftSection={<CheckIcon />}
            loading={deciding.isPending}
            aria-keyshortcuts="A"
            aria-disabled={!canApprove}
            onClick={() => canApprove && deciding.mutate()}
          >
            {t(isMoved ? 'boardVehicles.moveTo' : 'boardVehicles.approveFor', { name })}
          </Button>
        )}
        {canRefuse && (
          <Button
            variant="default"
            disabled={deciding.isPending}
            aria-keyshortcuts="R"
            onClick={() => onRefuse(chosen)}
          >
            {t(`boardVehicles.${refuseAct}More`)}
          </Button>
        )}
      </div>
      {claims && !chosen.approved && <Displaced claims={claims} chosen={chosen} holder={holder} />}
    </section>
  );
};
