import pg from 'pg';

/** Copies whatever columns the commit has; slot counters are not updated. */
export const copyBookings = async (
  url: string,
  like: readonly string[],
  trucks: readonly string[],
): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO booking
      SELECT copy.* FROM unnest($1::uuid[]) WITH ORDINALITY AS model (id, place)
      JOIN booking AS one ON one.vehicle_id = model.id
      JOIN unnest($2::uuid[]) WITH ORDINALITY AS truck (id, place) ON (truck.place - model.place) % $3::int = 0
      JOIN vehicle ON vehicle.id = truck.id
      CROSS JOIN LATERAL jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', 'C' || truck.place,
        'account_id', vehicle.account_id, 'vehicle_id', vehicle.id, 'plate', vehicle.registration_plate,
        'plate_key', vehicle.plate_key, 'pass_token', truck.id)) AS copy`,
      [like, trucks, like.length],
    );
    await client.query('VACUUM ANALYZE booking');
  } finally {
    await client.end();
  }
};
