import { expect, test } from 'vitest';
import { guideSections, isAbout } from './help-page.tsx';

test('a part is found by several words in any order and case', () => {
  const [part = { id: '', title: '', text: '' }] = guideSections(
    'intro\n## Call a truck\nPress `F2`.\n## Other\n',
  );
  expect(part).toEqual({ id: 'part-1', title: 'Call a truck', text: 'Press `F2`.' });
  expect(['f2 call', 'TRUCK', ''].every((typed) => isAbout(part, typed))).toBe(true);
  expect(isAbout(part, 'call F9')).toBe(false);
});
