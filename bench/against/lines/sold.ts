import pg from 'pg';
import type { Side } from '../sides/side.ts';

/** The answers must agree with the database, and no slot may be oversold. */
export const requireSold = async (side: Side, starts: readonly string[], expected: number): Promise<void> => {
  const client = new pg.Client({ connectionString: side.url });
  await client.connect();
  const { rows } = await client.query<{ bookings: number; booked: number; oversold: number }>(
    `SELECT (SELECT count(*) FROM booking WHERE slot_at = ANY ($1::timestamptz[]))::int AS bookings,
      sum(booked)::int AS booked, count(*) FILTER (WHERE booked > capacity)::int AS oversold
     FROM slot WHERE start_at = ANY ($1::timestamptz[])`,
    [starts],
  );
  await client.end();
  const found = rows[0];
  if (found?.bookings !== expected || found.booked !== expected || found.oversold > 0)
    throw new Error(
      `${side.tree.name}: ${expected} were sold, but its database says ${JSON.stringify(found)}`,
    );
};
