import { expect, test } from 'vitest';
import { knownVersion, noteOwnChange } from './own-changes.ts';

test('What the operator changed himself is not stale to him', () => {
  noteOwnChange({ id: 'own', version: 3 }, { version: 4 });
  // The queue on the screen still has the first version.
  noteOwnChange({ id: 'own', version: 3 }, { version: 5 });
  expect(knownVersion({ id: 'own', version: 3 })).toBe(5);
  expect(knownVersion({ id: 'own', version: 5 })).toBe(5);
  expect(knownVersion({ id: 'another', version: 3 })).toBe(3);
});

test('What somebody else changed in between stays unseen', () => {
  noteOwnChange({ id: 'overtaken', version: 3 }, { version: 5 });
  expect(knownVersion({ id: 'overtaken', version: 3 })).toBe(3);
});
