import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { NetworkError } from './api-error.ts';
import { readStored, writeStored } from './local-store.ts';

const storageKey = 'oktet.language';

const files: Record<Language, string> = { RU: 'ru', EN: 'en', CN: 'cn' };

/** What HTML, `Intl` and the plural rules call the language. `cn` is a country to them, so it never reaches them. */
const tags: Record<Language, string> = { RU: 'ru', EN: 'en', CN: 'zh-CN' };

export const languages: readonly Language[] = ['RU', 'EN', 'CN'];

const toLanguage = (value: string | null): Language => languages.find((one) => one === value) ?? 'RU';

type ChangeListener = (language: Language) => void;
const changeListeners = new Set<ChangeListener>();

/** Called when a person chooses a language in this tab (not when a stored choice is read). Returns the function that stops listening. */
export const onLanguageChange = (listener: ChangeListener) => {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
};

export const currentLanguage = (): Language =>
  languages.find((one) => tags[one] === i18next.language) ?? toLanguage(readStored(storageKey));

/** Whether this device has a language of its own, chosen or taken over from an account. */
export const hasStoredLanguage = () => readStored(storageKey) !== null;

export const languageTag = (language: Language = currentLanguage()) => tags[language];

/** The page knows which file holds the words of its application; while developing, one holds them all. */
const addressOf = (language: Language) => {
  const file = files[language];
  const known = document.querySelector<HTMLScriptElement>(`script[data-${file}]`);
  return known?.dataset[file] ?? `/assets/i18n/${file}.json`;
};

const retryAfterMs = 400;

type Words = Record<string, unknown>;

declare global {
  interface Window {
    /** Of public/boot.js: the words that it began to fetch while this code was on its way. */
    oktetWords?: { readonly address: string; readonly words: Promise<Words> };
  }
}

/** Given once: what could not be had is asked for anew. */
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

/** The words of a language beside the chosen one, for screens that speak several at once. */
export const loadWords = async (language: Language): Promise<Language> => {
  if (!hasWords(language))
    i18next.addResourceBundle(tags[language], 'translation', await fetchWords(language));
  return language;
};

let wanted: Language | null = null;

/**
 * The words come first: when they cannot be had, the old language stays and nothing is shown half translated. Of
 * two choices made quickly the later one counts, in whatever order their words arrive.
 */
const applyLanguage = async (language: Language) => {
  wanted = language;
  const tag = tags[language];
  await loadWords(language);
  if (wanted !== language) return false;
  await i18next.changeLanguage(tag);
  document.documentElement.lang = tag;
  return true;
};

/** For a screen that many people use one after the other: nothing is remembered, and no account is told. */
export const showLanguage = async (language: Language) => {
  await applyLanguage(language);
};

/** Fetches the words of every language, so that changing to any of them needs no network. */
export const loadAllLanguages = async () => {
  await Promise.all(languages.map(loadWords));
};

export const setLanguage = async (language: Language) => {
  if (!(await applyLanguage(language))) return;
  writeStored(storageKey, language);
  for (const listener of changeListeners) listener(language);
};

/** Ready means: the words of the stored language are there. */
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
