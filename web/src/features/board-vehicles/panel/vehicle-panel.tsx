import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { useListedFirst } from '../../../ui/panel/use-listed-first.ts';
import { outdateVehicles, vehicleOfLists, vehicleQuery } from '../vehicle-calls.ts';
import { ActStep } from './act-step.tsx';
import { LastDecision, type News } from './last-decision.tsx';
import type { Act } from './panel-act.ts';
import { PanelFooter } from './panel-footer.tsx';
import { PanelHead } from './panel-head.tsx';
import { useWalk } from './use-walk.ts';
import { VehicleOverview } from './vehicle-overview.tsx';

/** `about`: the rival claimant, who can be refused from here as well. */
type OpenStep = { readonly id: string; readonly act: Act; readonly about?: OperatorVehicle };

/** Actions that need text are steps inside of the panel. */
export const VehiclePanel = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams({ strict: false });
  const walk = useWalk(id);
  const { isStaying, when } = useListedFirst(id, vehicleOfLists);
  const query = useQuery({ ...vehicleQuery(id), ...when });
  const [open, setOpen] = useState<OpenStep | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const act = open !== null && open.id === id ? open.act : null;
  const vehicle = query.data;
  const plate = vehicle ? plateText(vehicle.registrationPlate) : '';

  const onDone = async (words: string, isDecided: boolean) => {
    setOpen(null);
    setNews({ words, id });
    await (isDecided && walk.isWorkedOff ? walk.openNext() : outdateVehicles());
  };
  const onLast = news && news.id !== id ? () => walk.visit(news.id) : undefined;
  if (act && vehicle)
    return (
      <ActStep
        key={id}
        act={act}
        vehicle={open?.about ?? vehicle}
        onBack={() => setOpen(null)}
        onDone={(words) => void onDone(words, act === 'refuse')}
      />
    );
  return (
    <SidePanel
      width="wide"
      label={vehicle ? t('boardVehicles.panel.label', { plate }) : t('boardVehicles.panel.loading')}
      rowId={id}
      steps={walk.steps}
      onClose={walk.close}
      footer={
        vehicle && (
          <PanelFooter vehicle={vehicle} isStaying={isStaying} onAct={(next) => setOpen({ id, act: next })} />
        )
      }
    >
      <LastDecision news={news} onOpen={onLast} />
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
