import { expect, test } from 'vitest';
import { countGroups } from './shown-groups.ts';

test('every booking counts in its group; of those cancelled only who did not come belongs to the day', () => {
  expect(
    countGroups([
      { bookingStatus: 'BOOKED' },
      { bookingStatus: 'WAITING_FOR_CHANGES_CONFIRMATION' },
      { bookingStatus: 'WAITING_FOR_CONFIRMATION' },
      { bookingStatus: 'WAITING' },
      { bookingStatus: 'CANCELED', cancellationReason: 'NO_SHOW' },
      { bookingStatus: 'CANCELED', cancellationReason: 'Поломка' },
    ]),
  ).toEqual({ all: 5, booked: 1, code: 2, line: 1, called: 0, left: 0, canceled: 2 });
});
