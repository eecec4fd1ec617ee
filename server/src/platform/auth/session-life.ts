import { type ApplicationType, hasConsoleRole, type Role } from '#kernel/access.ts';

type Life = {
  readonly idle: Temporal.Duration;
  readonly most?: Temporal.Duration;
  /** Use is recorded at most this often, because each time writes a row and issues a new token. */
  readonly touchAfter: Temporal.Duration;
};

/** A display or kiosk, where nobody is present to sign in again. */
const screen: Life = {
  idle: Temporal.Duration.from({ hours: 24 * 30 }),
  touchAfter: Temporal.Duration.from({ hours: 1 }),
};
const person: Life = { ...screen, most: Temporal.Duration.from({ hours: 24 * 180 }) };
const worker: Life = {
  idle: Temporal.Duration.from({ hours: 12 }),
  most: Temporal.Duration.from({ hours: 24 }),
  touchAfter: Temporal.Duration.from({ minutes: 5 }),
};

/** A hall display or kiosk, as opposed to a person's session. */
export const isScreen = (type: ApplicationType, roles: readonly Role[]): boolean =>
  type === 'terminal' || (type === 'admin' && !hasConsoleRole(roles));

const lifeOf = (type: ApplicationType, roles: readonly Role[]): Life => {
  if (type === 'web' || type === 'mobile') return person;
  return hasConsoleRole(roles) ? worker : screen;
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
