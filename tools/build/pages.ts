import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { boardWords, driverWords, galleryWords } from '../../contract/src/word-sections.ts';

/**
 * A page that the build generates and the server sends for all addresses below `path`. It shows a skeleton
 * (web/skeletons), preloads the files of its route and tells boot.js what to request from `GET /bootstrap`.
 */
type Page = {
  readonly path: string;
  readonly skeleton: string;
  readonly route?: string;
  readonly screen?: string;
  /** What boot.js preloads: the free places, or the text of the page of information in the address. */
  readonly first?: 'places' | 'info';
};

const driverPages: readonly Page[] = [
  // The server sends this page for `/` only. Addresses below `/` get other pages or the shell.
  { path: '/index', skeleton: 'booking', route: 'driver/pages/home-page.tsx', first: 'places' },
  { path: '/user/login', skeleton: 'login' },
  {
    path: '/user/registration',
    skeleton: 'form',
    route: 'features/accounts/registration/registration-page.tsx',
  },
  { path: '/user/recovery', skeleton: 'form', route: 'features/accounts/recovery/recovery-page.tsx' },
  { path: '/booking', skeleton: 'booking', route: 'driver/pages/booking-screen.ts', screen: 'booking' },
  { path: '/lk', skeleton: 'account', route: 'driver/pages/account-screen.ts', screen: 'lk' },
  { path: '/info', skeleton: 'text', route: 'features/info/info-pages.tsx', first: 'info' },
  { path: '/pass', skeleton: 'form', route: 'features/booking/pass/pass-page.tsx' },
  { path: '/draw', skeleton: 'text', route: 'driver/pages/draw-screen.ts' },
  { path: '/offer', skeleton: 'form', route: 'features/booking/offer/offer-page.tsx' },
  { path: '/coming', skeleton: 'form', route: 'features/booking/coming/coming-page.tsx' },
];

const applications = [
  { html: 'index.html', words: driverWords, name: 'words', pages: driverPages },
  { html: 'board/index.html', words: boardWords, name: 'board-words', pages: [] },
  { html: 'dev/ui/index.html', words: galleryWords, name: 'gallery-words', pages: [] },
];

const emptyRoot = '<div id="root"></div>';
const languages = { ru: 'ru', en: 'en', cn: 'zh-CN' };

export type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

export const filesOf = (bundle: Bundle, module: string): string[] => {
  const files = new Set<string>();
  const add = (chunk: Chunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) if (bundle[name]?.type === 'chunk') add(bundle[name]);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  };
  const found = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' &&
      file.moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/web/src/${module}`)),
  );
  if (found?.type !== 'chunk') throw new Error(`The build has no module web/src/${module}`);
  add(found);
  return [...files];
};

const linkTo = (file: string) =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`;

/** Sorts files so that a chunk comes after the chunks that it imports. */
const inOrderOfUse = (bundle: Bundle, files: readonly string[]): string[] => {
  const ordered = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (ordered.has(file) || chunk?.type !== 'chunk') return;
    for (const name of chunk.imports) if (files.includes(name)) add(name);
    ordered.add(file);
  };
  for (const file of files) add(file);
  return [...ordered];
};

const named = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file);

/**
 * Turns style sheets and the program into preloads of low priority, because they would delay the painting of the
 * skeleton. boot.js starts them afterwards, file by file, so that a slow phone can paint and answer in between.
 */
const preloadAll = (bundle: Bundle, html: string) => {
  const styles = named(html, /<link rel="stylesheet" crossorigin href="([^"]+)">/g);
  const [program, ...others] = named(html, /<script type="module" crossorigin src="\/([^"]+)"><\/script>/g);
  if (!program || others.length > 0) throw new Error('The page does not have its program once');
  const parts = named(html, /<link rel="modulepreload" crossorigin href="\/([^"]+)">/g);
  const preloading = html
    .replaceAll(
      '<link rel="stylesheet" crossorigin',
      '<link rel="preload" as="style" fetchpriority="low" crossorigin',
    )
    .replaceAll(
      /<script type="module" crossorigin src="([^"]+)"><\/script>/g,
      '<link rel="modulepreload" crossorigin href="$1">',
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  const files = [...inOrderOfUse(bundle, parts), program].map((file) => `/${file}`);
  return { preloading, told: ` data-styles="${styles.join(' ')}" data-program="${files.join(' ')}"` };
};

/** Replaces the only occurrence. None or several fail the build. */
const put = (html: string, place: string, text: string) => {
  if (html.split(place).length !== 2) throw new Error(`The page does not have ${place} once`);
  return html.replace(place, () => text);
};

type Words = { readonly [key: string]: string | Words };

/** Expands `{{key}}` in all languages, because only the browser knows the reader’s. CSS hides the others. */
export const sayInAll = (html: string, wordsOf: (language: string) => Words): string =>
  html.replaceAll(/\{\{([\w.]+)\}\}/g, (_, key: string) =>
    Object.entries(languages)
      .map(([language, tag]) => {
        const words = key
          .split('.')
          .reduce<string | Words | undefined>(
            (within, part) => (typeof within === 'object' ? within[part] : undefined),
            wordsOf(language),
          );
        if (typeof words !== 'string' || /[&<]/.test(words)) throw new Error(`locales/ have no plain ${key}`);
        return `<span lang="${tag}">${words}</span>`;
      })
      .join(''),
  );

const icon = (file: string, size: number, purpose: string) => ({
  src: `/assets/icons/app/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The application's manifest in one language. boot.js chooses the one of the reader's language. */
const manifestOf = ({ common, publicPages }: Words, language: keyof typeof languages) => {
  const { productName } = common as Words;
  const { home } = publicPages as Words;
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: (home as Words).description,
    lang: languages[language],
    dir: 'ltr',
    start_url: '/booking',
    scope: '/',
    display: 'standalone',
    background_color: '#0d2149',
    theme_color: '#0d2149',
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
  };
};

export const preparedPages = (root: string): Plugin => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const wordsOf = (language: string) => JSON.parse(read(`locales/${language}.json`));
  const squeeze = (text: string) => text.replaceAll(/\s*\n\s*/g, '');
  const skeletonStyles = squeeze(read('web/skeletons/skeleton.css'));
  return {
    name: 'oktet-prepared-pages',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const emit = (name: string, source: string) =>
          this.getFileName(this.emitFile({ type: 'asset', name, source }));
        for (const language of Object.keys(languages))
          this.emitFile({
            type: 'asset',
            fileName: `manifest-${language}.webmanifest`,
            source: JSON.stringify(manifestOf(wordsOf(language), language as keyof typeof languages)),
          });
        // Put into the page, because on a slow network a file would cost a round trip before anything is painted.
        const boot = minifySync('boot.js', read('web/public/boot.js')).code.trim();
        for (const { html, words, name, pages } of applications) {
          const shell = bundle[html];
          if (shell?.type !== 'asset') throw new Error(`The build has no ${html}`);
          const text = String(shell.source);
          const wordFiles = Object.keys(languages).map((language) => {
            const file = emit(`${name}-${language}.json`, JSON.stringify(words(wordsOf(language))));
            return ` data-${language}="/${file}"`;
          });
          const compose = ({ skeleton, route, screen, first }: Omit<Page, 'path'>) => {
            const links = route
              ? filesOf(bundle, route)
                  .filter((file) => !text.includes(file))
                  .map(linkTo)
                  .join('')
              : '';
            const { preloading, told: programAndStyles } = preloadAll(
              bundle,
              put(text, '</head>', `${links}</head>`),
            );
            const told = [
              ...wordFiles,
              programAndStyles,
              screen ? ` data-screen="${screen}"` : '',
              first ? ` data-first="${first}"` : '',
            ].join('');
            const shown = sayInAll(squeeze(read(`web/skeletons/${skeleton}.html`)), wordsOf);
            const start = `<style>${skeletonStyles}</style><script${told}>${boot}</script>`;
            const begun = put(preloading, '<script src="/boot.js"></script>', start);
            return put(begun, emptyRoot, `${shown}${emptyRoot}`);
          };
          for (const page of pages)
            this.emitFile({ type: 'asset', fileName: `pages${page.path}.html`, source: compose(page) });
          shell.source = compose({ skeleton: 'bar' });
        }
      },
    },
  };
};
