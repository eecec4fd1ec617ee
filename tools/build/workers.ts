import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { type Bundle, filesOf } from './pages.ts';

/** A service worker and the files that it keeps on the device, so that its application opens without a network. */
type Worker = {
  /** Path of the worker on the site. Its scope may be any path below this folder. */
  readonly file: string;
  readonly entry: string;
  /** Modules of web/src. Their chunks are kept, and all chunks that these import. */
  readonly modules: readonly string[];
  /** Name of the files with words, as in pages.ts. */
  readonly words: string;
  /** Addresses whose pages are kept as the server sends them. */
  readonly pages: readonly string[];
  readonly files: readonly string[];
  /** Ending of further files to keep, which a module loads by their address. */
  readonly assets?: string;
};

const workers: readonly Worker[] = [
  {
    file: 'sw.js',
    entry: 'driver-worker.ts',
    modules: [
      'driver/main.tsx',
      'driver/pages/booking-screen.ts',
      'driver/pages/account-screen.ts',
      'driver/offline/start-offline.ts',
      'features/booking/pass/own-pass-page.tsx',
      'features/booking/pass/pass-page.tsx',
      'features/booking/line/line-watch.tsx',
      'domain/booking/qr-code.tsx',
      'features/own-data/own-data-section.tsx',
      'features/own-data/security-section.tsx',
      'domain/confirmation/code-confirmation-dialog.tsx',
      'domain/push/push-card.tsx',
      'ui/dialogs/confirm-dialog.tsx',
      'ui/dialogs/info-dialog.tsx',
      'ui/dropdown/dropdown.tsx',
    ],
    words: 'words',
    pages: ['/', '/booking', '/lk', '/pass', '/user/login'],
    files: [
      'favicon.svg',
      'assets/icons/lang/ru.svg',
      'assets/icons/lang/en.svg',
      'assets/icons/lang/cn.svg',
      'assets/icons/app/icon-192.png',
      'assets/icons/app/badge-96.png',
    ],
  },
  {
    // The file lies below /board/, because a worker's scope must be below the worker's folder.
    file: 'board/scan-worker.js',
    entry: 'scan-worker.ts',
    modules: ['board/main.tsx', 'board/scan/scan-route.tsx', 'features/board-scan/camera/zxing-decoder.ts'],
    words: 'board-words',
    pages: ['/board/scan'],
    files: ['favicon.svg'],
    assets: '.wasm',
  },
];

type Entry = { readonly url: string; readonly revision: string | null };

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

const entriesOf = (root: string, bundle: Bundle, worker: Worker): Entry[] => {
  const { modules, words, pages, files, assets } = worker;
  const texts = new RegExp(`^static/(boot|${words}-(ru|en|cn))-[\\w-]{8}\\.js(on)?$`);
  const hashed = new Set([
    ...modules.flatMap((module) => filesOf(bundle, module)),
    ...Object.keys(bundle).filter((file) => texts.test(file) || (assets && file.endsWith(assets))),
  ]);
  // The pages contain the names of these files, so both change together.
  const revision = hashOf([...hashed].sort().join());
  return [
    ...[...hashed].sort().map((file) => ({ url: `/${file}`, revision: null })),
    ...pages.map((url) => ({ url, revision })),
    ...files.map((file) => ({
      url: `/${file}`,
      revision: hashOf(readFileSync(join(root, 'web/public', file))),
    })),
  ];
};

export const serviceWorkers = (root: string): Plugin => ({
  name: 'oktet-service-workers',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    for (const worker of workers)
      await build({
        configFile: false,
        root: join(root, 'web'),
        publicDir: false,
        logLevel: 'warn',
        define: { oktetKeptFiles: JSON.stringify(entriesOf(root, bundle, worker)) },
        build: {
          outDir: dir ?? join(root, 'web/dist'),
          emptyOutDir: false,
          target: ['chrome109', 'firefox115', 'safari15.4'],
          modulePreload: false,
          rolldownOptions: {
            input: join(root, 'web/worker', worker.entry),
            output: { format: 'iife', entryFileNames: worker.file },
          },
        },
      });
  },
});
