import { readStored, writeStored } from '../../../lib/local-store.ts';

const storageKey = 'oktet.kiosk.printer';

/** Opening `/board/kiosk?printer=on` once tells a device that it has a printer, which a browser cannot find out. */
export const rememberPrinter = () => {
  const told = new URLSearchParams(location.search).get('printer');
  if (told === 'on' || told === 'off') writeStored(storageKey, told);
};

export const hasPrinter = () => readStored(storageKey) === 'on';
