import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { NetworkError } from './api-error.ts';
import { readStored, writeStored } from './local-store.ts';

const storageKey = 'oktet.language';

const files: Record<Language, string> = { RU: 'ru', EN: 'en', CN: 'cn' };

/** BCP 47 tags for HTML, `Intl` and the plural rules. `cn` is a country code, not a language. */
const tags: Record<Language, string> = { RU: 'ru', EN: 'en', CN: 'zh-CN' };

export const languages: readonly Language[] = ['RU', 'EN', 'CN'];

const toLanguage = (value: string | null): Language => languages.find((one) => one === value) ?? 'RU';

type ChangeListener = (language: Language) => void;
const changeListeners = new Set<ChangeListener>();

/** Listens only to choices made in this tab. Returns the function that stops listening. */
export const onLanguageChange = (listener: ChangeListener) => {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
};

export const currentLanguage = (): Language =>
  languages.find((one) => tags[one] === i18next.language) ?? toLanguage(readStored(storageKey));

export const hasStoredLanguage = () => readStored(storageKey) !== null;

export const languageTag = (language: Language = currentLanguage()) => tags[language];

/** Production pages have one file per application. In development one file has everything. */
const addressOf = (language: Language) => {
  const file = files[language];
  const known = document.querySelector<HTMLScriptElement>(`script[data-${file}]`);
  return known?.dataset[file] ?? `/assets/i18n/${file}.json`;
};

const retryAfterMs = 400;

type Words = Record<string, unknown>;

declare global {
  interface Window {
    /** Set by public/boot.js, which starts the request while the bundle loads. */
    oktetWords?: { readonly address: string; readonly words: Promise<Words> };
  }
}

/** Takes the request, which works only once, so that a retry after a failure sends a new one. */
const takeBegunWords = (address: string): Promise<Words> | undefined => {
  const begun = window.oktetWords;
  delete window.oktetWords;
  return begun?.address === address ? begun.words : undefined;
};

const askForWords = async (address: string): Promise<Words> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer.json();
};

const fetchWords = async (language: Language, attemptsLeft = 2): Promise<Words> => {
  const address = addressOf(language);
  try {
    return await (takeBegunWords(address) ?? askForWords(address));
  } catch (cause) {
    if (attemptsLeft === 0) throw new NetworkError(cause);
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return fetchWords(language, attemptsLeft - 1);
  }
};

export const hasWords = (language: Language) => i18next.hasResourceBundle(tags[language], 'translation');

export const loadWords = async (language: Language): Promise<Language> => {
  if (!hasWords(language))
    i18next.addResourceBundle(tags[language], 'translation', await fetchWords(language));
  return language;
};

let requested: Language | null = null;

/** The words come before the switch, so that a failure leaves the old language. The last of several choices wins. */
const applyLanguage = async (language: Language) => {
  requested = language;
  const tag = tags[language];
  await loadWords(language);
  if (requested !== language) return false;
  await i18next.changeLanguage(tag);
  document.documentElement.lang = tag;
  return true;
};

/** Used by shared screens, so it neither stores the choice nor notifies listeners. */
export const showLanguage = async (language: Language) => {
  await applyLanguage(language);
};

export const loadAllLanguages = async () => {
  await Promise.all(languages.map(loadWords));
};

export const setLanguage = async (language: Language) => {
  if (!(await applyLanguage(language))) return;
  writeStored(storageKey, language);
  for (const listener of changeListeners) listener(language);
};

export const startI18n = async (): Promise<i18n> => {
  const language = toLanguage(readStored(storageKey));
  await i18next.use(initReactI18next).init({
    lng: tags[language],
    resources: { [tags[language]]: { translation: await fetchWords(language) } },
    fallbackLng: false,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
  });
  document.documentElement.lang = tags[language];
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey) applyLanguage(toLanguage(event.newValue)).catch(console.error);
  });
  return i18next;
};
