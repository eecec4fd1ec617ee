import { expect, test } from 'vitest';
import { whatChanged } from './banner-editor.tsx';

const banner = {
  id: 'a',
  link: 'https://example.org',
  imageInBase64: 'iVBO',
  needShowToUsers: true,
  order: 0,
  version: 1,
};

test('every change of a colleague has its word', () => {
  expect(whatChanged(banner, { ...banner, version: 2 })).toEqual([]);
  expect(whatChanged(banner, { ...banner, needShowToUsers: false })).toEqual(['hidden']);
  expect(
    whatChanged(
      { ...banner, needShowToUsers: false },
      { ...banner, link: 'https://x.example', imageInBase64: 'R0lG', order: 3 },
    ),
  ).toEqual(['link', 'picture', 'shown', 'order']);
});
