import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DrawView } from '#contract/draws/draws.ts';
import { profileQuery } from '../../../domain/account/profile.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { drawQuery, isActive, ownApplicationsQuery } from '../../../domain/draw/draws.ts';
import { ownVehiclesQuery } from '../../../domain/vehicle/own-vehicles.ts';
import { canBeBooked } from '../../../domain/vehicle/vehicle-rules.ts';
import { useMainContent } from '../../../lib/screen/main-content.ts';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import controls from '../../../ui/button/text-button.module.css';
import { CaptchaCallout } from '../../../ui/captcha/captcha-callout.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import layout from '../../../ui/layout/layout.module.css';
import sides from '../../../ui/layout/sides.module.css';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import page from '../booking-page.module.css';
import styles from './apply.module.css';
import { DemandCard } from './demand-card.tsx';
import { TruckCard } from './truck-card.tsx';
import { type ApplyInput, useApply } from './use-apply.ts';
import { WishesCard } from './wishes-card.tsx';

const ApplyForm = (input: ApplyInput) => {
  const { t } = useTranslation();
  const { draw, vehicles, before } = input;
  const applying = useApply(input);
  const { flow, checking, documents } = applying;
  useUnsavedWork(() => flow.form.formState.isDirty);
  useMainContent();
  return (
    <Form
      flow={flow}
      actions={
        <div className={`${layout.stack} ${styles.send}`}>
          <CaptchaCallout checking={checking} />
          <SubmitButton disabled={documents.isBusy}>
            {t(before ? 'draw.apply.change' : 'draw.apply.send')}
          </SubmitButton>
        </div>
      }
    >
      <div className={`${sides.sides} ${page.page}`} style={{ alignItems: 'start' }}>
        <div className={`${layout.stack} ${layout.loose}`}>
          <DemandCard draw={draw} />
          <WishesCard draw={draw} applying={applying} />
        </div>
        <div className={`${layout.stack} ${layout.loose}`}>
          <TruckCard applying={applying} isNew={!before} vehicles={vehicles} tickets={before?.tickets} />
          <p className={text.hint}>{t('draw.apply.public')}</p>
          <p className={text.hint}>{t('draw.apply.ifWon', { until: wallTime(draw.confirmUntil) })}</p>
        </div>
      </div>
    </Form>
  );
};

const skeleton = <SkeletonRows rows={3} height={200} />;

const Content = ({ draw }: { readonly draw: DrawView }) => {
  const { t } = useTranslation();
  const { application }: { application?: string } = useSearch({ strict: false });
  const profile = useQuery(profileQuery);
  const vehicles = useQuery(ownVehiclesQuery);
  const own = useQuery(ownApplicationsQuery(draw.date));
  const failed = [profile, vehicles, own].find(({ error }) => error);
  if (!profile.data || !vehicles.data || !own.data)
    return failed ? <ErrorState error={failed.error} onRetry={() => void failed.refetch()} /> : skeleton;
  const before = own.data.find(({ id }) => id === application);
  const applied = new Set(own.data.filter(isActive).map(({ vehicleId }) => vehicleId));
  const may = vehicles.data.filter(
    (vehicle) =>
      vehicle.approved &&
      canBeBooked(vehicle) &&
      (before ? vehicle.id === before.vehicleId : !applied.has(vehicle.id)),
  );
  if (draw.state !== 'OPEN')
    return (
      <EmptyState
        title={t('draw.apply.closed')}
        action={
          <Link to="/draw/$date" params={{ date: draw.date }}>
            {t('draw.toDraw')}
          </Link>
        }
      />
    );
  if (may.length === 0)
    return (
      <EmptyState
        title={t(applied.size > 0 ? 'draw.apply.allApplied' : 'draw.apply.noTruck')}
        text={t(applied.size > 0 ? 'draw.apply.allAppliedText' : 'draw.apply.noTruckText')}
        action={
          <Button component="a" href={applied.size > 0 ? '/booking' : '/lk'} variant="default">
            {t(applied.size > 0 ? 'draw.apply.toMine' : 'draw.apply.toTrucks')}
          </Button>
        }
      />
    );
  return (
    <ApplyForm key={before?.id ?? 'new'} draw={draw} profile={profile.data} vehicles={may} before={before} />
  );
};

export const ApplyPage = () => {
  const { t } = useTranslation();
  const { date = '' }: { date?: string } = useParams({ strict: false });
  const draw = useQuery(drawQuery(date));
  usePageTitle(t('draw.apply.title'));
  return (
    <div className={`${layout.stack} ${layout.loose} ${layout.page}`}>
      <header>
        <Link to="/booking" className={controls.link}>
          ← {t('draw.apply.back')}
        </Link>
        <h1>{t('draw.apply.title')}</h1>
      </header>
      <Loaded query={draw} skeleton={skeleton} unknown={<EmptyState title={t('draw.unknown')} />}>
        {(data) => <Content draw={data} />}
      </Loaded>
    </div>
  );
};
