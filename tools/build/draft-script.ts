import { join } from 'node:path';
import { type BuildOptions, build } from 'vite';

/** In place of libraries that are not there yet: as much of them as is needed to draw once. */
const standIns = [
  { find: /^react(\/jsx-runtime)?$/, file: 'react.ts' },
  { find: /^(react-)?i18next$/, file: 'words.ts' },
];

/**
 * The script that draws a part of a screen out of the screen's own components before the code has come. Styles are the
 * page's, whose class names do not depend on who imports them.
 */
export const buildDraft = async (
  root: string,
  entry: string,
  target: BuildOptions['target'],
): Promise<string> => {
  const built = await build({
    configFile: false,
    root: join(root, 'web'),
    publicDir: false,
    logLevel: 'warn',
    resolve: {
      alias: standIns.map(({ find, file }) => ({
        find,
        replacement: join(root, 'web/src/lib/markup', file),
      })),
    },
    build: {
      write: false,
      cssCodeSplit: false,
      ...(target && { target }),
      rolldownOptions: { input: join(root, 'web/src', entry), output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (!chunk) throw new Error(`The build made nothing of ${entry}`);
  return chunk.code;
};
