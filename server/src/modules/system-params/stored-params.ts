import type { BookingParams, Closure } from '#contract/params/booking-params.ts';
import { defaultParams } from './default-params.ts';

type Params = Omit<BookingParams, 'version'>;
type StoredClosure = Omit<Closure, 'reasons'> & {
  readonly reasons?: Closure['reasons'];
  readonly reason?: string;
};

/** A version as it was written once: by a release that knew fewer parameters, and closures with a Russian reason. */
export type StoredParams = Partial<Omit<Params, 'closures'>> & {
  readonly closures?: readonly StoredClosure[];
};

const completeClosure = ({ reason = '', reasons = { RU: reason }, from, to }: StoredClosure): Closure => ({
  from,
  to,
  reasons,
});

/** The one place where a stored version becomes what the program knows: what it lacks has its default. */
export const completeParams = (stored: StoredParams): Params => {
  const params = { ...defaultParams(), ...stored };
  return { ...params, closures: params.closures.map(completeClosure) };
};
