import i18next from 'i18next';
import { vi } from 'vitest';

// Test files of a worker share globals and i18next. Each begins in Russian, without what others have replaced.
vi.unstubAllGlobals();
await i18next.init({ lng: 'ru' });
