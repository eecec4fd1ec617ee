import { forgetTab, readTab, writeTab } from '../../lib/tab-store.ts';

const storageKey = 'oktet.setup.key';
const shape = /^([a-z2-9]{5}-){3}[a-z2-9]{5}$/;

export const readKey = () => readTab<string>(storageKey);
export const keepKey = (key: string) => writeTab(storageKey, key);
export const forgetKey = () => forgetTab(storageKey);

/**
 * Whether the fragment is a key. The server prints the key as a fragment, because fragments are in no log and no
 * referrer.
 */
export const isKey = (fragment: string) => shape.test(fragment);
