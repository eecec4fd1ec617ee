import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/common.ts';
import { currentLanguage, setLanguage } from '../../lib/i18n.ts';
import { handleError } from '../errors/handle-error.ts';

/** The old language stays if the new translations cannot be loaded. */
export const useLanguageChoice = () => {
  useTranslation();
  const [loading, setLoading] = useState<Language | null>(null);
  const choose = async (language: Language) => {
    setLoading(language);
    await setLanguage(language).catch(handleError);
    setLoading(null);
  };
  return { language: currentLanguage(), loading, choose };
};
