import { posix } from 'node:path';
import { boardSections, errorsOnScreens, gallerySections, serverSections } from '#contract/word-sections.ts';
import type { Source } from './syntax.ts';

const driver = {
  entry: 'web/src/driver/main.tsx',
  others: [...serverSections, ...boardSections, ...gallerySections],
};
const applications = [
  driver,
  { entry: 'web/src/board/main.tsx', others: [...serverSections, ...gallerySections] },
  { entry: 'web/src/dev/main.tsx', others: serverSections },
];

/** Sections whose keys are codes from the server. */
const saidByCode = ['errors', 'fieldErrors'];

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

/** Finds sections that no screen of the driver uses and that word-sections.ts does not name. */
const checkForgotten = (sections: readonly string[], byFile: ReadonlyMap<string, Source>) => {
  const texts = [...reachedFrom(driver.entry, byFile)].map(({ text }) => text).join('\n');
  return sections
    .filter((section) => !driver.others.includes(section) && !saidByCode.includes(section))
    .filter((section) => !new RegExp(`['"\`]${section}\\.`).test(texts))
    .map((section) => `no screen of the driver says ${section}: name it in contract/src/word-sections.ts`);
};

/** Screens have words of their own only for errors in `errorsOnScreens`, so code may name no others. */
const checkErrors = (sources: readonly Source[]) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(/['`]errors\.(\w+)/g)]
      .filter(([, code = '']) => !errorsOnScreens.includes(code))
      .map(([, code]) => `${file} says errors.${code}: name it in contract/src/word-sections.ts`),
  );

/** Each application loads only its own sections, so it would show keys of other sections as they are. */
export const checkWordsApart = (sources: readonly Source[], sections: readonly string[] = []): string[] => {
  const byFile = new Map(sources.map((source) => [source.file.replaceAll('\\', '/'), source]));
  const forgotten = checkForgotten(sections, byFile);
  return forgotten.concat(
    checkErrors(sources),
    applications.flatMap(({ entry, others }) => {
      const foreign = new RegExp(`['\`](?:${others.join('|')})\\.[\\w.$]+`, 'g');
      return [...reachedFrom(entry, byFile)].flatMap(({ file, text }) =>
        [...text.matchAll(foreign)].map(([key]) => `${file} says ${key}', which ${entry} does not load`),
      );
    }),
  );
};
