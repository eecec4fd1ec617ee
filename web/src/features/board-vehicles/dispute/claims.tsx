import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlateClaim } from '#contract/vehicles/plate-claims.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { ClaimCard } from './claim-card.tsx';

type ClaimsProps = {
  readonly claims: readonly PlateClaim[];
  readonly chosenId: string;
  readonly onChoose: (vehicleId: string) => void;
};

export const Claims = ({ claims, chosenId, onChoose }: ClaimsProps) => {
  const { t } = useTranslation();
  const group = useId();
  return (
    <PanelSection
      title={t('boardVehicles.claims.title', { count: claims.length })}
      beside={<span className={text.dimmed}>{t('boardVehicles.claims.hint')}</span>}
    >
      <div role="radiogroup" aria-label={t('boardVehicles.claims.hint')} className={layout.fields}>
        {claims.map((claim) => (
          <ClaimCard
            key={claim.vehicle.id}
            claim={claim}
            group={group}
            isChosen={claim.vehicle.id === chosenId}
            onChoose={() => onChoose(claim.vehicle.id)}
          />
        ))}
      </div>
    </PanelSection>
  );
};
