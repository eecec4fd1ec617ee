import type { BookingParams } from '#contract/params/booking-params.ts';

/** A parameter is on if it is true, a number above zero, or a group of settings whose `enabled` is true. */
export const isOn = (params: BookingParams, name: string): boolean => {
  const value: unknown = Object.hasOwn(params, name) ? params[name as keyof BookingParams] : undefined;
  if (typeof value === 'object' && value !== null && 'enabled' in value) return value.enabled === true;
  return value === true || (typeof value === 'number' && value > 0);
};
