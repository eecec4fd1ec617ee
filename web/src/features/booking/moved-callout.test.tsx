import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { MovedCallout } from './moved-callout.tsx';

const moved: NonNullable<Booking['moved']> = {
  from: '2026-11-20T14:00:00+09:00',
  at: '2026-11-20T12:00:00+09:00',
  reasons: { RU: 'Учения', EN: 'Exercise', CN: '演习' },
};

const draw = (move: Booking['moved']) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MovedCallout moved={move} dateBooked="2026-11-20T22:00:00+09:00" />
    </MantineProvider>,
  );

test('a booking that was moved says so until its driver knows', () => {
  expect(draw(moved)).toContain('booking.moved.title');
  expect(draw({ ...moved, acknowledgedAt: '2026-11-20T12:05:00+09:00' })).not.toContain('booking.moved');
  expect(draw(undefined)).not.toContain('booking.moved');
});
