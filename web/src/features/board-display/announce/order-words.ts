import type { TFunction } from 'i18next';

/** "Go to gate 3", or to the gate where calls name none. */
export const orderWords = (t: TFunction, gate: string | undefined) =>
  gate ? t('display.call.orderTo', { gate }) : t('display.call.order');
