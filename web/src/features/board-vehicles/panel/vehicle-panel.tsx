import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { useMay } from '../../../domain/account/may.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import button from '../../../ui/button/button.module.css';
import { Callout } from '../../../ui/callout/callout.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { useListedFirst } from '../../../ui/panel/use-listed-first.ts';
import text from '../../../ui/text/text.module.css';
import { RefuseStep } from '../decision/refuse-step.tsx';
import { RestrictionStep } from '../restriction/restriction-step.tsx';
import { effectsQuery, outdateVehicles, vehicleOfLists, vehicleQuery } from '../vehicle-calls.ts';
import { actOf, type PanelAct, type RestrictionKind } from '../vehicle-words.ts';
import { PanelHead } from './panel-head.tsx';
import { useWalk } from './use-walk.ts';
import { VehicleOverview } from './vehicle-overview.tsx';

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

const PanelFooter = ({ vehicle, isStaying, onAct }: PanelFooterProps) => {
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
      {/* Above the buttons, because it comes later and must not move them under the pointer. */}
      {count > 0 && !isBanned && <p className={text.hint}>{t('boardVehicles.banCancels', { count })}</p>}
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
    </>
  );
};

/** `about` is another claimant, who can be refused from here as well. */
type OpenStep = { readonly id: string; readonly act: PanelAct; readonly about?: OperatorVehicle };

type Decided = { readonly words: string; readonly id: string };

export const VehiclePanel = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams({ strict: false });
  const walk = useWalk(id);
  const { isStaying, when } = useListedFirst(id, vehicleOfLists);
  const query = useQuery({ ...vehicleQuery(id), ...when });
  const [open, setOpen] = useState<OpenStep | null>(null);
  const [news, setNews] = useState<Decided | null>(null);
  const act = open !== null && open.id === id ? open.act : null;
  const vehicle = query.data;
  const isOperator = useMay('operator');
  const plate = vehicle ? plateText(vehicle.registrationPlate) : '';

  const onDone = async (words: string, isDecided: boolean) => {
    setOpen(null);
    setNews({ words, id });
    await (isDecided && walk.isWorkedOff ? walk.openNext() : outdateVehicles());
  };
  // Leads back to the last decision, because operators notice a mistake when the next truck is already shown.
  const onLast = news && news.id !== id ? () => walk.visit(news.id) : undefined;
  if (act && vehicle) {
    const step = {
      vehicle: open?.about ?? vehicle,
      onBack: () => setOpen(null),
      onDone: (words: string) => void onDone(words, act === 'refuse'),
    };
    return act === 'refuse' ? (
      <RefuseStep key={id} {...step} />
    ) : (
      <RestrictionStep key={id} kind={act} {...step} />
    );
  }
  return (
    <SidePanel
      width="wide"
      label={vehicle ? t('boardVehicles.panel.label', { plate }) : t('boardVehicles.panel.loading')}
      rowId={id}
      steps={walk.steps}
      onClose={walk.close}
      footer={
        vehicle &&
        isOperator && (
          <PanelFooter vehicle={vehicle} isStaying={isStaying} onAct={(next) => setOpen({ id, act: next })} />
        )
      }
    >
      <div role="status" className={layout.live}>
        {news && (
          <Callout tone="green">
            <p>{news.words}</p>
            {onLast && (
              <Button variant="subtle" color="green" size="compact-sm" aria-keyshortcuts="U" onClick={onLast}>
                {t('boardVehicles.news.open')}
              </Button>
            )}
          </Callout>
        )}
      </div>
      <PanelContent query={query} notFound={t('boardVehicles.panel.notFound')}>
        {(found) => (
          <>
            <PanelHead vehicle={found} />
            <VehicleOverview
              key={id}
              vehicle={found}
              isStaying={isStaying}
              onRefuse={(about) => setOpen({ id, act: 'refuse', about })}
              onApproved={(words) => void onDone(words, true)}
              onLast={onLast}
            />
          </>
        )}
      </PanelContent>
    </SidePanel>
  );
};
