import { expect, test } from 'vitest';
import { eventTypes } from '#contract/journal/event-types.ts';
import { typeGroups } from './type-groups.ts';

test('every kind of event can be chosen, once', () => {
  expect(Object.values(typeGroups).flat().toSorted()).toEqual([...eventTypes].toSorted());
});
