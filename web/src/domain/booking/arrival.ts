/** Moments at which entry opens, the truck stops counting as on time, and entry closes. */
export type ArrivalWindow = { readonly from: string; readonly onTimeUntil: string; readonly to: string };

type ArrivalPhase = 'early' | 'now' | 'late' | 'over';

export const arrivalPhase = (window: ArrivalWindow, now: Date): ArrivalPhase => {
  const at = now.getTime();
  if (at < Date.parse(window.from)) return 'early';
  if (at <= Date.parse(window.onTimeUntil)) return 'now';
  return at <= Date.parse(window.to) ? 'late' : 'over';
};

export const minutesUntil = (instant: string, now: Date) =>
  Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / 60_000));
