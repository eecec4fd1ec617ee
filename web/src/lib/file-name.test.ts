import { expect, test } from 'vitest';
import { fileNameIn } from './file-name.ts';

test('the extended name wins over the plain one', () => {
  const header = `attachment; filename="___.jpg"; filename*=UTF-8''%D0%A1%D0%A2%D0%A1.jpg`;
  expect(fileNameIn(header)).toBe('СТС.jpg');
});

test('a plain name is taken without its quotes, and nothing is made up', () => {
  expect(fileNameIn('inline; filename="a \\"b\\".pdf"')).toBe('a "b".pdf');
  expect(fileNameIn(`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4%A`)).toBe('a.pdf');
  expect(fileNameIn('attachment')).toBeUndefined();
  expect(fileNameIn(null)).toBeUndefined();
});
