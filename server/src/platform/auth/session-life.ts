import type { ApplicationType, Role } from './actor.ts';

type Life = {
  /** From the last use. */
  readonly idle: Temporal.Duration;
  /** From signing in, however busy. */
  readonly most?: Temporal.Duration;
  /** How much use may go unrecorded: every recording writes a row and hands out a new token. */
  readonly touchAfter: Temporal.Duration;
};

/** A screen in the hall or a kiosk: nobody is there who could sign in again. */
const screen: Life = {
  idle: Temporal.Duration.from({ hours: 24 * 30 }),
  touchAfter: Temporal.Duration.from({ hours: 1 }),
};
const person: Life = { ...screen, most: Temporal.Duration.from({ hours: 24 * 180 }) };
const administrator: Life = {
  idle: Temporal.Duration.from({ hours: 12 }),
  most: Temporal.Duration.from({ hours: 24 }),
  touchAfter: Temporal.Duration.from({ minutes: 5 }),
};

const lifeOf = (type: ApplicationType, roles: readonly Role[]): Life => {
  if (type === 'web' || type === 'mobile') return person;
  return roles.includes('ADMIN') ? administrator : screen;
};

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b);

export const sessionExpiry = (
  type: ApplicationType,
  roles: readonly Role[],
  createdAt: Temporal.Instant,
  lastUsedAt: Temporal.Instant,
): Temporal.Instant => {
  const life = lifeOf(type, roles);
  const idleEnd = lastUsedAt.add(life.idle);
  return life.most ? earlier(idleEnd, createdAt.add(life.most)) : idleEnd;
};

export const needsTouch = (
  type: ApplicationType,
  roles: readonly Role[],
  lastUsedAt: Temporal.Instant,
  now: Temporal.Instant,
): boolean => Temporal.Instant.compare(now, lastUsedAt.add(lifeOf(type, roles).touchAfter)) >= 0;
