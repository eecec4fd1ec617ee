import { expect, test } from 'vitest';
import { nextSort } from './data-table.tsx';

test('a heading sorts upwards first, and the other way when it is pressed again', () => {
  expect(nextSort(undefined, 'plate')).toEqual({ by: 'plate', direction: 'ASC' });
  expect(nextSort({ by: 'plate', direction: 'ASC' }, 'plate')).toEqual({ by: 'plate', direction: 'DESC' });
  expect(nextSort({ by: 'plate', direction: 'DESC' }, 'plate')).toEqual({ by: 'plate', direction: 'ASC' });
  expect(nextSort({ by: 'plate', direction: 'ASC' }, 'date')).toEqual({ by: 'date', direction: 'ASC' });
});
