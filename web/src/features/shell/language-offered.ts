import { hasStoredLanguage } from '../../lib/i18n.ts';

/** The product begins in Russian. Whoever reads Chinese, and has chosen nothing yet, is asked in Chinese. */
export const languageIsOffered = () => /^zh\b/i.test(navigator.language) && !hasStoredLanguage();
