import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlateClaim } from '#contract/vehicles/plate-claims.ts';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { useStaying } from '../../../lib/screen/use-staying.ts';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import { approve } from '../vehicle-calls.ts';
import styles from './decision.module.css';
import { Displaced } from './displaced.tsx';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { useMeanwhile } from './use-meanwhile.ts';

type DecisionProps = {
  /** The vehicle of the panel. */
  readonly vehicle: OperatorVehicle;
  /** The claimant to be approved. */
  readonly chosen: OperatorVehicle;
  readonly claims: readonly PlateClaim[] | undefined;
  readonly onRefuse: (vehicle: OperatorVehicle) => void;
  readonly onApproved: (news: string) => void;
  readonly onLast: (() => void) | undefined;
};

const CheckIcon = () => (
  <Icon size={18} stroke={2.2}>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
);

/** Guards against a double press: the next truck has not been looked at yet. */
const glanceMs = 400;

/** The filled button is the most likely action and names the owner. */
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
  // Disabled until all claims are loaded: only then is it known who would lose an approval.
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
    <section className={styles.decision} aria-label={t('boardVehicles.decision')}>
      {meanwhile && <MeanwhileNotice meanwhile={meanwhile} vehicle={vehicle} holder={holder} />}
      <div className={styles.buttons}>
        {chosen.approved ? (
          <p className={styles.settled}>{t('boardVehicles.approvedFor', { name })}</p>
        ) : (
          <Button
            className={styles.approve ?? ''}
            px={12}
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
