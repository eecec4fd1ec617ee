import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import button from '../../../ui/button/button.module.css';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import text from '../../../ui/text/text.module.css';
import { effectsQuery } from '../vehicle-calls.ts';
import { actOf, type RestrictionKind } from '../vehicle-words.ts';

type PanelFooterProps = {
  readonly vehicle: OperatorVehicle;
  readonly isStaying: boolean;
  readonly onAct: (act: RestrictionKind) => void;
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
      <FormActions>
        {offered[vehicle.banStatus].map((kind) => (
          <button
            key={kind}
            type="button"
            className={button.button}
            data-tone={kind === 'unban' ? undefined : 'red'}
            onClick={() => onAct(kind)}
          >
            {words(kind)}
          </button>
        ))}
      </FormActions>
      {count > 0 && !isBanned && <p className={text.hint}>{t('boardVehicles.banCancels', { count })}</p>}
    </>
  );
};
