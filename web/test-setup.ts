import i18next from 'i18next';
import { vi } from 'vitest';

// The test files of a worker share globals and i18next: each begins in Russian and without what the one before put in their place.
vi.unstubAllGlobals();
await i18next.init({ lng: 'ru' });
