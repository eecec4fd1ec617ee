import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

const stylesOf = (chunk: Chunk): ReadonlySet<string> => {
  const { viteMetadata } = chunk as Chunk & { viteMetadata?: { importedCss: Set<string> } };
  return viteMetadata?.importedCss ?? new Set();
};

/** The chunk that a module of web/src ended up in. */
const chunkWith = (chunks: readonly Chunk[], path: string): Chunk => {
  const found = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/web/src/${path}`)),
  );
  if (!found) throw new Error(`The build has no module web/src/${path}`);
  return found;
};

export type PageFiles = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** The files without which these modules cannot run, those first that the most need. */
export const filesOf = (bundle: Bundle, paths: readonly string[]): PageFiles => {
  const chunks = chunksOf(bundle);
  const needed = new Set<Chunk>();
  const add = (chunk: Chunk) => {
    if (needed.has(chunk)) return;
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
    needed.add(chunk);
  };
  for (const path of paths) add(chunkWith(chunks, path));
  return {
    scripts: [...needed].map(({ fileName }) => fileName),
    styles: [...new Set([...needed].flatMap((chunk) => [...stylesOf(chunk)]))],
  };
};
