import type { Context } from '../../platform/context/context.ts';

/** 08:00 for a time of today, 2026-11-19 08:00 for one of another day. */
export const timeWords = (
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  at: Temporal.Instant,
): string => {
  const there = at.toZonedDateTimeISO(config.timeZone);
  const today = clock.now().toZonedDateTimeISO(config.timeZone).toPlainDate();
  const time = there.toPlainTime().toString({ smallestUnit: 'minute' });
  return there.toPlainDate().equals(today) ? time : `${there.toPlainDate()} ${time}`;
};
