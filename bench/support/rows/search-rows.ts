import { sql } from 'kysely';
import type { App } from '../../../server/src/app.ts';
import type { Db } from '../../../server/src/platform/db/database.ts';
import { fillByNumber, spreadId as id, runOn } from './fill-by-number.ts';
import type { Run } from './without-indexes.ts';

export type SearchRows = { readonly bookings: number; readonly vehicles: number; readonly accounts: number };

const names = (list: string) => `(string_to_array('${list}', ' '))`;
const lastNames = names(
  'Иванов Петров Сидоров Кузнецов Королёв Смирнов Попов Васильев Соколов Михайлов Новиков Фёдоров Морозов Волков Алексеев Лебедев Семёнов Егоров Павлов Козлов 王 李 张 刘 陈 Batbayar Ганбаатар Дорж',
);
const firstNames = names(
  'Иван Пётр Сергей Алексей Дмитрий Андрей Николай Олег Юрий Виктор 伟 强 磊 军 洋 Бат Тэмүүлэн',
);
const patronymics = names('Иванович Петрович Сергеевич Алексеевич Дмитриевич Андреевич Николаевич Олегович');
const pick = (list: string, number: string) => `${list}[1 + (${number}) % array_length(${list}, 1)]`;
/** A third of the people share common family names; the others get a suffix that makes them rarer. */
const lastName = (number: string) =>
  `${pick(lastNames, number)} || CASE WHEN ${number} % 3 = 0 THEN '' ELSE chr(1072 + (${number} / 7 % 30)::int) || chr(1072 + (${number} / 211 % 30)::int) || 'ев' END`;

const letter = (number: string) => `substr('ABEKMHOPCTYX', (1 + ${number} % 12)::int, 1)`;
/** Four in five are Russian, of regions 75, 03 and 38; the others are from Heilongjiang. */
const plate = (
  n: string,
) => `CASE WHEN ${n} % 5 = 0 THEN '黑' || ${letter(`${n} / 5`)} || lpad((${n} / 60 * 7919 % 100000)::text, 5, '0')
  ELSE ${letter(n)} || lpad((${n} / 12 % 1000)::text, 3, '0') || ${letter(`${n} / 12000`)} || ${letter(`${n} / 144000`)}
    || (ARRAY['75', '75', '03', '38'])[1 + ${n} / 5 % 4] END`;

/** Open bookings for a week at a big checkpoint; earlier hours have twelve each. */
const active = 8000;

const loadRows = async (db: Db, { bookings, vehicles, accounts }: SearchRows) => {
  await sql`
    INSERT INTO account (id, status, identification_method, phone, phone_verified, email, password_hash, first_name,
      last_name, patronymic, language, created_at)
    SELECT ${id('account', 'n')}, 'ACTIVE', 'PHONE_NUMBER', '+79' || lpad((n * 7919 % 999999937)::text, 9, '0'), true,
      'driver' || n || (ARRAY['@mail.ru', '@yandex.ru', '@163.com'])[1 + n % 3], '', ${sql.raw(pick(firstNames, 'n / 5'))},
      ${sql.raw(lastName('n'))}, ${sql.raw(pick(patronymics, 'n / 3'))}, 'RU', timestamptz '2021-01-01' + n * interval '1 minute'
    FROM generate_series(0, ${accounts - 1}::bigint) AS n`.execute(db);
  await sql`
    INSERT INTO vehicle (id, account_id, model, registration_plate, plate_key, approved, created_at)
    SELECT ${id('vehicle', 'n')}, ${id('account', `n % ${accounts}`)}, 'Model ' || n % 50, plate, plate, false,
      now() - n * interval '2 minutes'
    FROM (SELECT n, ${sql.raw(plate('n'))} AS plate FROM generate_series(0, ${vehicles - 1}::bigint) AS n) AS made`.execute(
    db,
  );
  await sql`
    INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model, phone,
      email, cargo_type, has_priority, first_name, last_name, patronymic, language, application_type, created_at)
    SELECT ${id('booking', 'n')}, to_char(slot, 'YYMMDD') || '-' || lpad((row_number() OVER (PARTITION BY slot::date))::text, 4, '0'),
      CASE WHEN n < 0 THEN 'BOOKED' ELSE 'LEFT_WAITING_ZONE' END, slot, slot + interval '1 hour',
      ${id('account', `truck % ${accounts}`)}, ${id('vehicle', 'truck')}, plate, plate, 'КАМАЗ 5490',
      '+79' || lpad((abs(n) * 6151 % 999999937)::text, 9, '0'), 'driver' || truck || '@mail.ru', 'GENERAL', false,
      ${sql.raw(pick(firstNames, 'abs(n) / 11'))}, ${sql.raw(lastName('abs(n) * 31'))}, ${sql.raw(pick(patronymics, 'abs(n) / 5'))},
      'RU', 'web', slot
    FROM (
      SELECT made.*, ${sql.raw(plate('truck'))} AS plate
      FROM (
        SELECT n, CASE WHEN n < 0 THEN ${vehicles} + n ELSE n * 104729 % ${vehicles - active} END AS truck,
          date_trunc('hour', now()) - n * CASE WHEN n < 0 THEN interval '1 minute' ELSE interval '5 minutes' END AS slot
        FROM generate_series(${-active}::bigint, ${bookings - active - 1}::bigint) AS n
      ) AS made
    ) AS named`.execute(db);
};

/** Bulk version of a trigger; inserting into an existing index takes several times as long. */
const loadEndings = async (run: Run) => {
  await run('ALTER TABLE plate_ending DROP CONSTRAINT plate_ending_pkey');
  await run(`INSERT INTO plate_ending SELECT DISTINCT substr(plate_key, first), plate_key
    FROM vehicle, generate_series(1, length(plate_key) - 2) AS first`);
  await run('ALTER TABLE plate_ending ADD PRIMARY KEY (ending, plate_key)');
  await run('ALTER TABLE vehicle ENABLE TRIGGER vehicle_added_plate');
};

/** Fills an empty database like years of operation at a big checkpoint. */
export const loadSearchRows = (app: App, rows: SearchRows): Promise<void> =>
  fillByNumber(app, async (db) => {
    await sql`ALTER TABLE vehicle DISABLE TRIGGER vehicle_added_plate`.execute(db);
    await loadRows(db, rows);
    await loadEndings(runOn(db));
  });
