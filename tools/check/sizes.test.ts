import { expect, test } from 'vitest';
import { crowdedFolders } from './sizes.ts';

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${folder}/file-${place}.ts`);

test('twenty files are not too many, and tests do not count', () => {
  expect(crowdedFolders([...filesIn('web/src/ui', 20), 'web/src/ui/a.test.ts'])).toEqual([]);
});

test('one more is too many', () => {
  expect(crowdedFolders(filesIn('web/src/ui', 21))).toEqual(['web/src/ui holds 21 files; 20 is the limit']);
});
