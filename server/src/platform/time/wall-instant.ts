/** The moment of a wall time. One that a change of clocks skips is that change; of one that comes twice, the first. */
export const wallInstant = (wall: Temporal.PlainDateTime, timeZone: string): Temporal.Instant => {
  const zoned = wall.toZonedDateTime(timeZone);
  const isSkipped = !zoned.toPlainDateTime().equals(wall);
  return (
    (isSkipped && zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')) ||
    zoned
  ).toInstant();
};
