import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWireInstant } from './wire-instant.ts';

const zones = [
  'Asia/Chita',
  'Asia/Shanghai',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'UTC',
];

const asTemporal = (instant: Temporal.Instant, timeZone: string) =>
  instant.round('millisecond').toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never' });

const changesOf = (timeZone: string): Temporal.Instant[] => {
  const change = Temporal.ZonedDateTime.from(`2010-01-01T00:00[${timeZone}]`).getTimeZoneTransition('next');
  const next = change?.getTimeZoneTransition('next');
  return [change, next].flatMap((at) => {
    const instant = at?.toInstant();
    return instant ? [instant.subtract({ nanoseconds: 1 }), instant, instant.add({ minutes: 1 })] : [];
  });
};

test('an instant is written as Temporal writes it, in every zone and at every time', () => {
  const microseconds = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 16n });
  fc.assert(
    fc.property(microseconds, fc.constantFrom(...zones), (at, zone) => {
      const instant = new Temporal.Instant(at * 1000n);
      expect(toWireInstant(instant, zone)).toBe(asTemporal(instant, zone));
    }),
    { numRuns: 400 },
  );
});

test.each(zones)('also where the clocks of %s are changed', (zone) => {
  for (const instant of changesOf(zone)) {
    expect(toWireInstant(instant, zone)).toBe(asTemporal(instant, zone));
  }
});

test.each([
  ['2026-11-20T03:00:00Z', '2026-11-20T12:00:00+09:00'],
  ['2026-11-20T03:00:00.1Z', '2026-11-20T12:00:00.1+09:00'],
  ['2026-11-20T14:59:59.999500Z', '2026-11-21T00:00:00+09:00'],
  ['2026-11-20T14:59:59.05Z', '2026-11-20T23:59:59.05+09:00'],
])('%s is %s', (instant, written) => {
  expect(toWireInstant(Temporal.Instant.from(instant), 'Asia/Chita')).toBe(written);
});
