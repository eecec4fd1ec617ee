/** The moment of a wall time: the change of clocks if that skips the time, the first moment if the time comes twice. */
export const wallInstant = (wall: Temporal.PlainDateTime, timeZone: string): Temporal.Instant => {
  const zoned = wall.toZonedDateTime(timeZone);
  const isSkipped = !zoned.toPlainDateTime().equals(wall);
  return (
    (isSkipped && zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')) ||
    zoned
  ).toInstant();
};
