import type { TFunction } from 'i18next';

/** "Go to gate 3", or "Go to the gate" if the call names none. */
export const orderWords = (t: TFunction, gate: string | undefined) =>
  gate ? t('display.call.orderTo', { gate }) : t('display.call.order');
