import type { Product } from '../../tools/lib/start-product.ts';
import { forgetOperators } from './bookings.ts';

const zone = 'Asia/Chita';

/** The clock of a product, which tests move. */
export type MovedClock = {
  readonly now: () => Temporal.ZonedDateTime;
  /** Moves to the next time of this kind, such as 20:05. */
  readonly to: (time: string) => Promise<void>;
  readonly by: (duration: Temporal.DurationLike) => Promise<void>;
};

const makeClock = (product: Product): MovedClock => {
  let ahead = Temporal.Duration.from({ minutes: 0 });
  const now = () => Temporal.Now.zonedDateTimeISO(zone).add(ahead);
  const by = async (duration: Temporal.DurationLike) => {
    const seconds = Math.ceil(Temporal.Duration.from(duration).total('seconds'));
    ahead = ahead.add({ seconds });
    await product.advance(`PT${seconds}S`);
    // Operators' sessions may have ended, because they last for some hours.
    forgetOperators();
  };
  const to = (time: string) => {
    const today = now().withPlainTime(time);
    const next = Temporal.ZonedDateTime.compare(today, now()) > 0 ? today : today.add({ days: 1 });
    return by({ minutes: Math.ceil(next.since(now()).total('minutes')) });
  };
  return { now, to, by };
};

const clocks = new WeakMap<Product, MovedClock>();

/** One clock for each product, so that a journey begins where the one before has moved it. */
export const clockOf = (product: Product): MovedClock => {
  const known = clocks.get(product) ?? makeClock(product);
  clocks.set(product, known);
  return known;
};
