import type { BookingParams } from '#contract/params/booking-params.ts';

/** What a parameter switches on: a number above zero, or a group of settings that says so itself. */
export const isOn = (params: BookingParams, name: string): boolean => {
  const value: unknown = Object.hasOwn(params, name) ? params[name as keyof BookingParams] : undefined;
  if (typeof value === 'object' && value !== null && 'enabled' in value) return value.enabled === true;
  return value === true || (typeof value === 'number' && value > 0);
};
