import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { filesOf } from './pages.ts';

const page = '/board/scan';
/** Served below `/board/`, so that it may have the scope of the page. */
const fileName = 'board/scan-worker.js';

/** Loaded by name as the page starts, or only where the browser cannot read codes by itself. */
const modules = ['board/scan/scan-route.tsx', 'features/board-scan/camera/zxing-decoder.ts'];

const namedIn = (html: string) => [...html.matchAll(/"\/(static\/[^"]+)"/g)].map(([, file = '']) => file);

const compile = async (root: string, precached: readonly object[]): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { PRECACHED: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, 'web/src/board/scan/scan-worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = ([built].flat()[0] as Rolldown.RolldownOutput).output;
  return chunk.code;
};

/**
 * The service worker of `/board/scan`, one classic script that no other page loads, with the list of all files that the page
 * needs to open without a network. After `preparedPages`, which names the words.
 */
export const scanWorker = (root: string): Plugin => ({
  name: 'oktet-scan-worker',
  enforce: 'post',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const shell = bundle['board/index.html'];
      if (shell?.type !== 'asset') throw new Error('The build has no board/index.html');
      const html = String(shell.source);
      const decoders = Object.keys(bundle).filter((file) => file.endsWith('.wasm'));
      const files = new Set([
        ...namedIn(html),
        ...modules.flatMap((module) => filesOf(bundle, module)),
        ...decoders,
      ]);
      const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
      const precached = [
        { url: page, revision },
        // Named by their content.
        ...[...files].map((file) => ({ url: `/${file}`, revision: null })),
      ];
      this.emitFile({ type: 'asset', fileName, source: await compile(root, precached) });
    },
  },
});
