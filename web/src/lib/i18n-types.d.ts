import 'i18next';
import type words from '../../../locales/ru.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof words };
  }
}
