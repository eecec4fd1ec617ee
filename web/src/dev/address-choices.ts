import type { Language } from '#contract/common.ts';
import { writeStored } from '../lib/local-store.ts';

const languageOfParameter: Record<string, Language> = { ru: 'RU', en: 'EN', cn: 'CN' };

export const themes = ['light', 'dark'] as const;

const parameter = (name: string) => new URLSearchParams(location.search).get(name);

export const sectionInAddress = () => parameter('section');

/** `?lang=en&theme=dark` overrides the choices stored in this browser. */
export const applyAddressChoices = () => {
  const language = languageOfParameter[parameter('lang') ?? ''];
  if (language !== undefined) writeStored('oktet.language', language);
  const theme = themes.find((one) => one === parameter('theme'));
  if (theme !== undefined) writeStored('oktet.color-scheme', theme);
};

/** Changes the address too, because the old address would undo the choice at the next load. */
export const noteInAddress = (name: 'lang' | 'theme', value: string) => {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
};
