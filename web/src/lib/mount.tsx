import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
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

type ProvidersProps = { children: ReactNode; forceColorScheme?: 'light' | 'dark' };

/** Takes the place of the page's skeleton in the frame in which the screen is first drawn. */
const Screen = ({ children }: { children: ReactNode }) => {
  useLayoutEffect(() => document.querySelector('body > .skeleton')?.remove(), []);
  return children;
};

const Providers = ({ children, ...scheme }: ProvidersProps) => (
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={() => ({ variables: {}, ...schemeVariables })}
      // The library would leave out what its own style sheet of defaults says, which is not loaded here.
      deduplicateCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      {...scheme}
    >
      <QueryClientProvider client={queryClient}>
        <Screen>{children}</Screen>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
);

const tryAgainMs = 15_000;

const showStartFailure = (error: unknown) => {
  console.error(error);
  document.getElementById('start-failure')?.removeAttribute('hidden');
  document.getElementById('start-retry')?.addEventListener('click', () => location.reload(), { once: true });
};

/**
 * Without words there is nothing to render: the page itself then says so in three languages, and goes on by itself as
 * soon as they come: a screen in the hall has nobody to press its button.
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

/**
 * Starts an application in `#root` as soon as its words are there and its first screen is ready. Until then the page
 * shows its skeleton, so that screen comes whole.
 */
export const mount = async (application: ReactNode, firstScreen?: () => Promise<unknown>) => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  await Promise.all([wordsAreThere(), firstScreen?.()]);
  document.getElementById('start-failure')?.setAttribute('hidden', '');
  learnWhetherOnline();
  watchForNewVersion();
  forgetOtherAccount();
  createRoot(root).render(<Providers>{application}</Providers>);
};
