import type { BookingParams, Closure } from '#contract/params/booking-params.ts';
import { defaultParams } from './default-params.ts';

type Params = Omit<BookingParams, 'version'>;
type StoredClosure = Omit<Closure, 'reasons'> & {
  readonly reasons?: Closure['reasons'];
  readonly reason?: string;
};

/** Parameters or translations may be missing if an older release stored them. */
export type StoredParams = Partial<Omit<Params, 'closures'>> & {
  readonly closures?: readonly StoredClosure[];
};

const completeClosure = ({
  id,
  reason = '',
  reasons = { RU: reason },
  from,
  to,
}: StoredClosure): Closure => ({
  ...(id !== undefined && { id }),
  from,
  to,
  reasons,
});

/** The only place that upgrades stored versions; missing parameters get defaults. */
export const completeParams = (stored: StoredParams): Params => {
  const params = { ...defaultParams(), ...stored };
  return { ...params, closures: params.closures.map(completeClosure) };
};
