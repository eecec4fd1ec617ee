import i18next from 'i18next';
import type { Document } from '#contract/documents/documents.ts';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { longDay, shortWhen, wallDay, wallTime } from '../../domain/checkpoint/checkpoint-words.ts';

const minuteMs = 60_000;

export const ageWords = (since: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs));
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1440)];
  if (minutes < 60) return i18next.t('boardVehicles.age.minutes', { minutes });
  if (hours < 24) return i18next.t('boardVehicles.age.hours', { hours, minutes: minutes % 60 });
  return i18next.t('boardVehicles.age.days', { days });
};

const weekMs = 7 * 24 * 60 * minuteMs;

/** Names near dates by weekday, others by date. */
export const nearWords = (instant: string, today: string): string => {
  const day = wallDay(instant);
  if (day === today)
    return i18next.t('booking.when', { day: i18next.t('boardVehicles.today'), time: wallTime(instant) });
  const distance = Date.parse(day) - Date.parse(today);
  if (distance > 0 && distance < weekMs) return shortWhen(instant);
  return i18next.t('booking.when', { day: longDay(day), time: wallTime(instant) });
};

export const papersOf = (documents: readonly Pick<Document, 'type'>[]) => {
  const certificates = documents.filter(({ type }) => type === 'STS').length;
  return { hasCertificate: certificates > 0, others: documents.length - Math.min(1, certificates) };
};

export type RestrictionKind = 'ban' | 'warn' | 'unban';
/** Acts that need a text, so that each has a step of its own. */
export type PanelAct = RestrictionKind | 'refuse';
/** Lifting a ban and withdrawing a warning are the same call, but need different texts. */
export type RestrictionAct = RestrictionKind | 'unwarn';

export const actOf = (
  kind: RestrictionKind,
  { banStatus }: Pick<OperatorVehicle, 'banStatus'>,
): RestrictionAct => (kind === 'unban' && banStatus === 'WARNED' ? 'unwarn' : kind);
