import { PushCard } from '../../domain/push/push-card.tsx';
import { OwnDataSection } from '../../features/own-data/own-data-section.tsx';
import { SecuritySection } from '../../features/own-data/security-section.tsx';

export const AccountEnd = () => (
  <>
    <PushCard />
    <SecuritySection />
    <OwnDataSection />
  </>
);
