import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { preparedPages } from './tools/build/pages.ts';
import { serviceWorkers } from './tools/build/workers.ts';

const here = import.meta.dirname;
const apiServer = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

const pageOf = (request: IncomingMessage) => {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (!request.headers.accept?.includes('text/html')) return undefined;
  if (/^\/board(\/|$)/.test(path)) return '/board/index.html';
  if (/^\/dev\/ui(\/|$)/.test(path)) return '/dev/ui/index.html';
  return undefined;
};

/** Below /board and /dev/ui every address is a page of that application; the rest falls back to the driver's. */
const applicationPages = (): Plugin => ({
  name: 'oktet-application-pages',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      request.url = pageOf(request) ?? request.url;
      next();
    });
  },
});

/** In development the words come straight from locales/, and a changed word reloads the page. */
const localesFromSource = (): Plugin => ({
  name: 'oktet-locales-from-source',
  configureServer(server) {
    const folder = resolve(here, 'locales');
    server.watcher.add(folder);
    server.watcher.on('change', (file) => {
      if (file.startsWith(folder)) server.ws.send({ type: 'full-reload' });
    });
    server.middlewares.use('/assets/i18n/', (request, response, next) => {
      const name = /^\/(ru|en|cn)\.json(\?|$)/.exec(request.url ?? '')?.[1];
      if (name === undefined) return next();
      readFile(resolve(folder, `${name}.json`)).then((words) => {
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(words);
      }, next);
    });
  },
});

/**
 * In which files the code comes. Left alone, the bundler makes one for every combination of screens that share a module:
 * the booking screen came in 143. A module goes to the first of these groups that asks for it or for something that
 * imports it; what no group asks for stays with its screen. `$initial`: loaded as an application starts.
 */
const chunkGroups = [
  { name: 'framework', test: /node_modules/, tags: ['$initial' as const] },
  // Without the entries and their pages: in one file, all three applications would start on every page. What only the
  // console or the gallery starts with stays with them.
  {
    name: 'shell',
    test: (id: string) =>
      !/(main\.tsx|\.html|account[\\/]may\.tsx|kernel[\\/]src[\\/]access\.ts)$|web[\\/]src[\\/](board|dev)[\\/]/.test(
        id,
      ),
    tags: ['$initial' as const],
  },
  // Before anybody has signed in, with what other screens share with that.
  {
    name: 'visitors',
    test: /(registration|recovery)-page\.tsx$|web[\\/]src[\\/](features[\\/]free-places|ui[\\/](states|anchored[\\/]anchored\.)|domain[\\/]checkpoint[\\/]site-place|lib[\\/](first-data|screen[\\/]use-media))/,
  },
  { name: 'info', test: /features[\\/]info[\\/]info-/ },
  // With what the dropdown shares with the account's screen, which would come along with it.
  { name: 'booking', test: /driver[\\/]pages[\\/]booking-screen|hooks[\\/].*use-debounced-value/ },
  { name: 'account', test: /driver[\\/]pages[\\/]account-screen/ },
  { name: 'promo', test: /features[\\/]promo[\\/]/ },
  { name: 'pass', test: /booking[\\/]pass[\\/]/ },
  { name: 'dropdown', test: /ui[\\/]dropdown[\\/]/ },
  { name: 'confirmation', test: /domain[\\/]confirmation[\\/]/ },
].map((group, place, { length }) => ({ ...group, priority: length - place }));

/**
 * Tells Chromium to compile these files whole, on another thread while the rest is still coming. Left alone it compiles
 * each function when it is first called, on the thread that draws the screen. Other browsers read a comment.
 */
const compileHint = ({ name }: { readonly name: string }) =>
  ['framework', 'shell', 'booking'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';

export default defineConfig({
  root: 'web',
  // React has had it for long; the stand-in is 5 KB of code that every screen would carry.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  plugins: [react(), applicationPages(), localesFromSource(), preparedPages(here), serviceWorkers(here)],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(
      ['^/api/', '^/oktet/', '^/docs', '^/dev/(outbox|demo)', '^/download/', '^/assets/site.json'].map(
        (path) => [path, { target: apiServer, changeOrigin: false }],
      ),
    ),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // /assets/i18n and /assets/icons are fixed addresses of the product, so hashed files live elsewhere.
    assetsDir: 'static',
    target: ['chrome109', 'firefox115', 'safari15.4'],
    // The policy allows images as data:, but no fonts or scripts; files keep that simple.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups }, postBanner: compileHint },
      input: {
        driver: resolve(here, 'web/index.html'),
        board: resolve(here, 'web/board/index.html'),
        gallery: resolve(here, 'web/dev/ui/index.html'),
      },
    },
  },
});
