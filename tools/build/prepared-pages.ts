import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, minifySync, type Plugin, type Rolldown } from 'vite';
import { boardWords, driverWords, galleryWords } from '../../contract/src/word-sections.ts';
import { buildDraft } from './draft-script.ts';
import { filesOf } from './page-files.ts';
import { composePage } from './page-html.ts';
import { driverPages, type Page } from './page-list.ts';
import { languages, sayInAll } from './page-words.ts';

const applications = [
  { html: 'index.html', entry: 'driver/main.tsx', words: driverWords, name: 'words', pages: driverPages },
  { html: 'board/index.html', entry: 'board/main.tsx', words: boardWords, name: 'board-words', pages: [] },
  { html: 'dev/ui/index.html', entry: 'dev/main.tsx', words: galleryWords, name: 'gallery-words', pages: [] },
] as const;

type Emit = Rolldown.PluginContext;

const emitHashed = (context: Emit, name: string, source: string) =>
  context.getFileName(context.emitFile({ type: 'asset', name, source }));

const textOf = (bundle: Rolldown.OutputBundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return String(file.source);
};

/**
 * A page for every screen that somebody waits for: it names exactly the files of that screen, and shows where things
 * will stand before any of them is there. Files of words are named by their hash like code.
 */
export const preparedPages = (root: string): Plugin => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const wordsOf = (language: string) => JSON.parse(read(`locales/${language}.json`));
  const skeletonOf = (name: string) =>
    sayInAll(read(`web/skeletons/${name}.html`).replaceAll(/\n\s*/g, ''), wordsOf);
  const stylesOf = (name: string) => {
    const own = `web/skeletons/${name}.css`;
    const files = ['web/skeletons/skeleton.css', ...(existsSync(join(root, own)) ? [own] : [])];
    return files.map((file) => read(file).replaceAll(/\s*\n\s*/g, '')).join('');
  };
  let target: BuildOptions['target'];
  const bootScript = minifySync('boot.js', read('web/public/boot.js')).code;
  const drafts = new Map<string, string>();
  return {
    name: 'oktet-prepared-pages',
    enforce: 'post',
    apply: 'build',
    configResolved: ({ build }) => {
      target = build.target;
    },
    async buildStart() {
      for (const { draft } of driverPages)
        if (draft) drafts.set(draft, await buildDraft(root, draft, target));
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const boot = emitHashed(this, 'boot.js', bootScript);
        // In one file with what draws: one more would be one more request.
        const bootOf = (draft?: string) =>
          draft ? emitHashed(this, 'boot.js', `${bootScript};${drafts.get(draft)}`) : boot;
        for (const { html, entry, words, name, pages } of applications) {
          const text = textOf(bundle, html);
          const told = Object.fromEntries(
            languages.map((language) => {
              const file = emitHashed(
                this,
                `${name}-${language}.json`,
                JSON.stringify(words(wordsOf(language))),
              );
              return [language, `/${file}`];
            }),
          );
          const compose = ({ skeleton, modules = [], screen, draft }: Omit<Page, 'path'>) =>
            composePage(text, {
              files: filesOf(bundle, [entry, ...modules]),
              boot: bootOf(draft),
              told: { ...told, ...(screen && { screen }) },
              skeleton: skeletonOf(skeleton),
              skeletonStyles: stylesOf(skeleton),
            });
          for (const page of pages as readonly Page[])
            this.emitFile({ type: 'asset', fileName: `pages${page.path}.html`, source: compose(page) });
          const shell = bundle[html];
          if (shell?.type === 'asset') shell.source = compose({ skeleton: 'bar' });
        }
      },
    },
  };
};
