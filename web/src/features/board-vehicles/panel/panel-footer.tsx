import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { effectsQuery } from '../vehicle-calls.ts';
import { actOf, type RestrictionKind } from '../vehicle-words.ts';
import type { Act } from './panel-act.ts';
import styles from './vehicle-panel.module.css';

type PanelFooterProps = {
  readonly vehicle: OperatorVehicle;
  readonly isStaying: boolean;
  readonly onAct: (act: Act) => void;
};

const offered: Readonly<Record<OperatorVehicle['banStatus'], readonly RestrictionKind[]>> = {
  UNBANNED: ['warn', 'ban'],
  WARNED: ['warn', 'ban', 'unban'],
  BANNED: ['ban', 'unban'],
};

export const PanelFooter = ({ vehicle, isStaying, onAct }: PanelFooterProps) => {
  const { t } = useTranslation();
  const { data } = useQuery({ ...effectsQuery(vehicle.id), enabled: isStaying });
  const count = data?.ban.bookings.length ?? 0;
  const isBanned = vehicle.banStatus === 'BANNED';
  const words = (kind: RestrictionKind) =>
    kind === 'ban' && isBanned
      ? t('boardVehicles.changeBanMore')
      : t(`boardVehicles.${actOf(kind, vehicle)}More`);
  return (
    <>
      {count > 0 && !isBanned && <p className={styles.touches}>{t('boardVehicles.banCancels', { count })}</p>}
      <div className={styles.buttons}>
        {offered[vehicle.banStatus].map((kind) => (
          <Button
            key={kind}
            size="sm"
            px={12}
            variant="default"
            className={kind === 'unban' ? '' : (styles.risky ?? '')}
            onClick={() => onAct(kind)}
          >
            {words(kind)}
          </Button>
        ))}
      </div>
    </>
  );
};
