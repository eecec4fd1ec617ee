import { posix } from 'node:path';
import { boardSections, gallerySections, serverSections } from '../../contract/src/word-sections.ts';
import type { Source } from './syntax.ts';

const applications = [
  { entry: 'web/src/driver/main.tsx', others: [...serverSections, ...boardSections, ...gallerySections] },
  { entry: 'web/src/board/main.tsx', others: [...serverSections, ...gallerySections] },
  { entry: 'web/src/dev/main.tsx', others: serverSections },
];

const importsOf = ({ file, text }: Source) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  );

const reachedFrom = (entry: string, byFile: ReadonlyMap<string, Source>) => {
  const reached = new Set<Source>();
  const visit = (file: string) => {
    const source = byFile.get(file);
    if (!source || reached.has(source)) return;
    reached.add(source);
    importsOf(source).forEach(visit);
  };
  visit(entry);
  return reached;
};

/** Each application loads its own sections of the words: a key of another one's would be shown as it is. */
export const checkWordsApart = (sources: readonly Source[]): string[] => {
  const byFile = new Map(sources.map((source) => [source.file.replaceAll('\\', '/'), source]));
  return applications.flatMap(({ entry, others }) => {
    const foreign = new RegExp(`['\`](?:${others.join('|')})\\.[\\w.$]+`, 'g');
    return [...reachedFrom(entry, byFile)].flatMap(({ file, text }) =>
      [...text.matchAll(foreign)].map(([key]) => `${file} says ${key}', which ${entry} does not load`),
    );
  });
};
