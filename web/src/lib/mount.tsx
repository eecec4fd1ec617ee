import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/base.css';
import { schemeVariables } from '../theme/scheme-variables.ts';
import { theme } from '../theme/theme.ts';
import { startI18n } from './i18n.ts';
import { learnWhetherOnline, queryClient } from './query-client.ts';
import { watchForNewVersion } from './screen/new-version.ts';
import { forgetOtherAccount } from './session/forget-other-account.ts';

// public/boot.js reads the same key before the first paint.
const colorSchemes = localStorageColorSchemeManager({ key: 'oktet.color-scheme' });

/** Removes the page's skeleton in the same frame as the first render. */
const Screen = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => document.querySelector('body > .skeleton')?.remove(), []);
  return children;
};

const Providers = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={() => ({ variables: {}, ...schemeVariables })}
      // Mantine would omit variables equal to its default style sheet, which is not loaded here.
      deduplicateCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <Screen>{children}</Screen>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
);

declare global {
  interface Window {
    /** Set by public/boot.js. */
    oktetStyles?: Promise<unknown>;
  }
}

const tryAgainMs = 15_000;

const showStartFailure = (error: unknown) => {
  console.error(error);
  document.getElementById('start-failure')?.removeAttribute('hidden');
  document.getElementById('start-retry')?.addEventListener('click', () => location.reload(), { once: true });
};

/**
 * Retries until the translations are loaded. Meanwhile the page shows its static error in three languages. Nobody
 * stands at a hall display to press a button.
 */
const wordsAreThere = async () => {
  for (;;) {
    try {
      return await startI18n();
    } catch (error) {
      showStartFailure(error);
      await new Promise((resolve) => setTimeout(resolve, tryAgainMs));
    }
  }
};

/** Renders into `#root` once styles, translations and first screen are ready. Until then the skeleton is shown. */
export const mount = async (application: ReactNode, firstScreen?: () => Promise<unknown>) => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  await Promise.all([window.oktetStyles, wordsAreThere(), firstScreen?.()]);
  document.getElementById('start-failure')?.setAttribute('hidden', '');
  learnWhetherOnline();
  watchForNewVersion();
  forgetOtherAccount();
  // React renders in pieces, so that a slow phone still reacts to typing into the skeleton.
  startTransition(() => createRoot(root).render(<Providers>{application}</Providers>));
};
