import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { AwaitedSections } from '../../../ui/panel/awaited-sections.tsx';
import { PanelContent } from '../../../ui/panel/panel-content.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { stepsOf } from '../../../ui/panel/steps-of.ts';
import { useListedFirst } from '../../../ui/panel/use-listed-first.ts';
import { appealOfLists, appealQuery, appealsQuery, outdateAppeals } from '../appeal-calls.ts';
import { useAppealSearch } from '../appeal-search.ts';
import { DecisionSection } from '../decision/decision-section.tsx';
import { EvidenceSection } from '../evidence/evidence-section.tsx';
import { AppealHead } from './appeal-head.tsx';
import { DriverWords } from './driver-words.tsx';

export const AppealPanel = () => {
  const { t } = useTranslation();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  const { search, address } = useAppealSearch();
  const { data: list } = useQuery(appealsQuery(search));
  const { isStaying, when } = useListedFirst(id, appealOfLists);
  const query = useQuery({ ...appealQuery(id), ...when });
  const appeal = query.data;
  const open = (next: string, ignoreBlocker = false) =>
    void navigate({
      to: '/appeals/$id',
      params: { id: next },
      search: address,
      replace: true,
      ignoreBlocker,
    });
  /** Opens the next waiting appeal with an empty form. After the last one, the decided appeal stays. */
  const onDecided = () => {
    const ids = list?.content.map((one) => one.id) ?? [];
    const next = ids.includes(id) ? ids[ids.indexOf(id) + 1] : undefined;
    if (next !== undefined) open(next, true);
    void outdateAppeals();
  };
  return (
    <SidePanel
      width="widest"
      label={
        appeal
          ? t('boardAppeals.panel.label', { plate: plateText(appeal.vehicleRegistrationPlate) })
          : t('boardAppeals.panel.loading')
      }
      rowId={id}
      steps={stepsOf(list, search, id, open)}
      onClose={() => void navigate({ to: '/appeals', search: address })}
    >
      <PanelContent query={query} notFound={t('boardAppeals.panel.notFound')}>
        {(found) => (
          <>
            <AppealHead appeal={found} />
            <DriverWords appeal={found} />
            {isStaying ? <EvidenceSection evidence={found.evidence} /> : <AwaitedSections />}
            <DecisionSection key={found.id} appeal={found} onDecided={onDecided} />
          </>
        )}
      </PanelContent>
    </SidePanel>
  );
};
