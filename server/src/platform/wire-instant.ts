/** An instant as answers carry it: ISO 8601 with the checkpoint's offset, to the millisecond at most. */
export const toWireInstant = (instant: Temporal.Instant, timeZone: string): string =>
  instant.round('millisecond').toZonedDateTimeISO(timeZone).toString({ timeZoneName: 'never' });
