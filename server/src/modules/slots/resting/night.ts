import type { Context } from '../../../platform/context/context.ts';

/** Nobody is woken by an offer, unless the place is before noon of the coming day. */
const night = { from: 22, to: 7 };
const noon = 12;

/** The end of the present night; undefined by day. */
export const endOfNight = (
  { config }: Pick<Context, 'config'>,
  now: Temporal.Instant,
): Temporal.ZonedDateTime | undefined => {
  const here = now.toZonedDateTimeISO(config.timeZone);
  if (here.hour >= night.to && here.hour < night.from) return undefined;
  const day = here.hour >= night.from ? here.add({ days: 1 }) : here;
  return day.toPlainDate().toZonedDateTime({ timeZone: config.timeZone, plainTime: { hour: night.to } });
};

/** The morning until which a place of that slot waits to be offered; undefined if it need not wait. */
export const waitsForMorning = (
  ctx: Pick<Context, 'config'>,
  start: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant | undefined => {
  const end = endOfNight(ctx, now);
  if (!end) return undefined;
  const midday = end.toPlainDate().toZonedDateTime({
    timeZone: end.timeZoneId,
    plainTime: { hour: noon },
  });
  return Temporal.Instant.compare(start, midday.toInstant()) >= 0 ? end.toInstant() : undefined;
};
