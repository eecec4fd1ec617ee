import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Module = Rolldown.ModuleInfo;
export type Look = (id: string) => Module | null;

const inWeb = (path: string) => fileURLToPath(new URL(`../../web/src/${path}`, import.meta.url));

export const isLibrary = (id: string) => /[\\/]node_modules[\\/]|^\0/.test(id);

/** Reached through the indexes of their libraries by everything, though few screens use them. */
export const isForRichText = (id: string) =>
  /[\\/](html-parse-stringify|react-i18next[\\/].*[\\/]Trans)/.test(id);
export const isForLists = (id: string) =>
  /[\\/]@tanstack[\\/].*(queriesObserver|useQueries|infinite)/i.test(id);

const library = '@mantine/core';
const isIndex = (id: string) => /[\\/]@mantine[\\/]core[\\/]esm[\\/]index\.mjs$/.test(id);

const importsIn = ({ code }: Module) =>
  [...(code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].map(
    ([, names = '', from = '']) => ({
      names: names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
      from,
    }),
  );

/** Of the library's index only what the importer takes from it: the rest is shaken off later. */
const takenThroughIndex = (importer: Module, index: Module): string[] => {
  const taken = new Set(importsIn(importer).flatMap(({ names, from }) => (from === library ? names : [])));
  return importsIn(index)
    .filter(({ names }) => names.some((name) => taken.has(name)))
    .flatMap(({ from }) => index.importedIds.filter((id) => id.endsWith(from.replace(/^\./, ''))));
};

const importedBy = (look: Look, module: Module): string[] =>
  module.importedIds.flatMap((id) => {
    const index = isIndex(id) ? look(id) : null;
    return index ? takenThroughIndex(module, index) : [id];
  });

/** The modules that are loaded together with these of web/src; with `later` also those that they may load. */
export const reachedFrom = (
  look: Look,
  paths: readonly string[],
  { later = false }: { readonly later?: boolean } = {},
): ReadonlySet<string> => {
  const reached = new Set<string>();
  const visit = (id: string) => {
    const module = look(id);
    if (reached.has(id) || !module) return;
    reached.add(id);
    for (const next of importedBy(look, module)) visit(next);
    if (later) for (const next of module.dynamicallyImportedIds) visit(next);
  };
  for (const path of paths) {
    if (look(inWeb(path)) === null) throw new Error(`The build has no module web/src/${path}`);
    visit(inWeb(path));
  }
  return reached;
};
