type Words = Readonly<Record<string, unknown>>;
type Params = Readonly<Record<string, unknown>>;

let known: Words = {};

/** Before anything is drawn. */
export const speak = (words: Words): void => {
  known = words;
};

const find = (key: string): string | undefined => {
  const found = key.split('.').reduce<unknown>((at, part) => (at as Words | undefined)?.[part], known);
  return typeof found === 'string' ? found : undefined;
};

const language = () => document.documentElement.lang;

const t = (key: string, params: Params = {}): string => {
  const { count } = params;
  const plural = typeof count === 'number' && `${key}_${new Intl.PluralRules(language()).select(count)}`;
  const words = (plural && find(plural)) || find(key);
  // Half a screen is worse than none: the code will find better words.
  if (words === undefined) throw new Error(`There are no words for ${key}`);
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
};

/** As much of i18next and react-i18next as components need that are drawn before those are there. */
export const useTranslation = () => ({ t });
export const initReactI18next = undefined;
export default {
  t,
  get language() {
    return language();
  },
};
