import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { schemeVariables } from '../../web/src/theme/scheme-variables.ts';
import { theme } from '../../web/src/theme/theme.ts';

/** Of the library's palette what nothing is drawn in: a third of all that would be said here. */
const unused = /--mantine-color-(cyan|grape|indigo|lime|pink|violet)-[\w-]+/;

const withoutUnused = (variables: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !unused.test(name)));

const themeVariables = (): ConvertCSSVariablesInput => {
  const { variables, light, dark } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  return {
    variables: withoutUnused(variables),
    light: withoutUnused({ ...light, ...schemeVariables.light }),
    dark: withoutUnused({ ...dark, ...schemeVariables.dark }),
  };
};

/**
 * Fills theme/variables.css. The library would write the same when it first draws; here it is there before any code,
 * and no phone has to work it out. A build that uses what was left out fails.
 */
export const themeStyles = (): Plugin => ({
  name: 'oktet-theme-styles',
  load: {
    filter: { id: /\/web\/src\/theme\/variables\.css$/ },
    handler: () => convertCssVariables(themeVariables(), ':root'),
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      const [used] = unused.exec(String(file.type === 'chunk' ? file.code : file.source)) ?? [];
      if (used) this.error(`${file.fileName} uses ${used}, which tools/build/theme-styles.ts leaves out`);
    }
  },
});
