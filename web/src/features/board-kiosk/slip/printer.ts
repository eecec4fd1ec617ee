import { readStored, writeStored } from '../../../lib/local-store.ts';

const storageKey = 'oktet.kiosk.printer';

/** `/board/kiosk?printer=on` once tells this device that it has a printer: a browser cannot ask. */
export const rememberPrinter = () => {
  const told = new URLSearchParams(location.search).get('printer');
  if (told === 'on' || told === 'off') writeStored(storageKey, told);
};

export const hasPrinter = () => readStored(storageKey) === 'on';
