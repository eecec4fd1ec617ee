import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Plate } from '../../../domain/plate/plate.tsx';
import { ApprovalMark, BanMark } from '../../../domain/vehicle/vehicle-marks.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import rows from '../../../ui/rows/rows.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { Renewed } from '../../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { PageTurn } from '../../../ui/table/page-turn.tsx';
import { userVehiclesQuery } from '../user-calls.ts';

export const VehiclesSection = ({ userId }: { readonly userId: string }) => {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const { data, error, isPlaceholderData, refetch } = useQuery(userVehiclesQuery(userId, page));
  return (
    <PanelSection title={t('boardUsers.vehicles.title')} beside={data && <span>{data.total}</span>}>
      {!data && error && (
        <LoadFailure message={t('boardUsers.vehicles.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={2} />}
      {data && (
        <Renewed isOld={isPlaceholderData}>
          {data.total === 0 && <p className={rows.none}>{t('boardUsers.vehicles.none')}</p>}
          <ul className={rows.rows}>
            {data.content.map((vehicle) => (
              <li key={vehicle.id} className={rows.row}>
                <Plate text={vehicle.registrationPlate} size="sm" />
                <span className={rows.beside} data-kept>
                  <span className={rows.words}>
                    <Link to="/vehicles/$id" params={{ id: vehicle.id }}>
                      {vehicle.model}
                    </Link>
                  </span>
                  <span className={`${layout.stack} ${layout.tight}`}>
                    <ApprovalMark vehicle={vehicle} />
                    <BanMark banStatus={vehicle.banStatus} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <PageTurn page={page} answer={data} onPage={setPage} />
        </Renewed>
      )}
    </PanelSection>
  );
};
