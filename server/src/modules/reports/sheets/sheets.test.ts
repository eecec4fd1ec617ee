import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportFigures, reportNames } from '#contract/reports/reports.ts';
import { say } from '../../../platform/words/words.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
const plates = ['А482МХ75', '黑B12345', 'Т777УХ38'];
const numbers: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-20T12:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app, { language: 'EN' });
  for (const [index, plate] of plates.entries()) {
    const { vehicleId } = await createTruck(app, driver.userId, { plate });
    const body = {
      vehicleId,
      userId: driver.userId,
      dateBooked: `2026-11-2${index === 2 ? 2 : 1}T0${9 - index}:00:00+09:00`,
      lastNameOfDriver: index === 0 ? '=1+1' : 'Ким',
      firstNameOfDriver: 'Олег',
    };
    const { id, formattedBookingNumber } = (await operator.call('POST', '/booking', { body })).body;
    numbers.push(formattedBookingNumber);
    if (index === 1)
      await operator.call('PUT', `/booking/${id}?status=CANCELED`, {
        body: { reasons: { RU: 'Просьба', EN: 'On request', CN: '应要求' } },
      });
  }
});

afterAll(() => app.close());

const download = async (visitor: Visitor, path: string) => {
  const response = await app.server.inject({
    url: `/oktet/api/v1${path}`,
    headers: { authorization: visitor.authorization },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/spreadsheetml/);
  const { sheets } = await readXlsx(response.rawPayload);
  const { name, autoFilter } = sheets[0] ?? {};
  const [title, filter, zone, header = [], ...rows] = sheets[0]?.rows ?? [];
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  return {
    name,
    autoFilter: autoFilter?.range,
    title: title?.[0],
    filter: filter?.[0],
    zone: zone?.[0],
    header,
    rows,
    column,
    response,
  };
};

test('the bookings of a day: what the list shows, by time, dates as dates and text as text', async () => {
  const sheet = await download(operator, '/booking/excel?date=2026-11-21');
  expect([sheet.title, sheet.filter]).toEqual(['Записи', 'День: 2026-11-21']);
  expect(sheet.zone).toBe('Время пункта пропуска: Asia/Chita (UTC+09:00). Составлено 2026-11-20 12:00');
  expect(sheet.column('Запись')).toEqual([numbers[1], numbers[0]]);
  expect(sheet.column('Время записи')).toEqual([
    new Date('2026-11-21T08:00:00Z'),
    new Date('2026-11-21T09:00:00Z'),
  ]);
  expect(sheet.column('Водитель')).toEqual(['Ким Олег', '=1+1 Олег']);
  expect(sheet.column('Состояние')).toEqual(['Отменено', 'Забронировано']);
  expect(sheet.column('Причина отмены')).toEqual(['Просьба', null]);
  expect(sheet.column('Груз')).toEqual(['Обычный груз', 'Обычный груз']);
  expect(sheet.response.headers['content-disposition']).toContain(
    encodeURIComponent('Записи 2026-11-21.xlsx'),
  );
});

test('any filter of the list is the filter of the sheet, and stands in it', async () => {
  const sheet = await download(
    operator,
    '/booking/excel?statuses=BOOKED&statuses=WAITING&dateFrom=2026-11-21&dateTo=2026-11-22&hasPriority=false',
  );
  expect(sheet.column('Запись')).toEqual([numbers[0], numbers[2]]);
  expect(sheet.filter).toBe(
    'Состояния: Забронировано, В очереди; Приоритет: нет; С: 2026-11-21; По: 2026-11-22',
  );
});

test('a thousand and more come in batches, each once and in order', async () => {
  const { rows: filled } = await download(operator, '/booking/excel');
  const [row] = await app.database.db.selectFrom('booking').selectAll().limit(1).execute();
  if (!row) throw new Error('no booking');
  const start = Temporal.Instant.from('2026-10-01T00:00:00+09:00');
  const many = Array.from({ length: 1100 }, (_, index) => ({
    ...row,
    id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    number: `261001-${String(index).padStart(5, '0')}`,
    slot_at: start.add({ hours: Math.floor(index / 300) }),
    status: 'LEFT_WAITING_ZONE' as const,
    pass_token: `token-${index}`,
    cancellation_reasons: null,
    moved: null,
  }));
  for (let from = 0; from < many.length; from += 550)
    await app.database.db
      .insertInto('booking')
      .values(many.slice(from, from + 550))
      .execute();
  const sheet = await download(operator, '/booking/excel?statuses=LEFT_WAITING_ZONE');
  expect(sheet.column('Запись')).toEqual(many.map(({ number }) => number));
  expect(filled).toHaveLength(3);
  await app.database.db.deleteFrom('booking').where('number', 'like', '261001-%').execute();
});

test('vehicles as the list finds them, in the reader’s language', async () => {
  const english = await createVisitor(app, { roles: ['ADMIN'], language: 'EN' });
  const sheet = await download(english, '/vehicle/report?registrationPlate=B12&approved=true');
  expect(sheet.filter).toBe('Plate: B12; Approved: yes');
  expect(sheet.column('Plate')).toEqual(['黑B12345']);
  expect(sheet.column('Owner')).toEqual(['Проверкин Иван']);
  expect(sheet.column('Created')).toEqual([new Date('2026-11-20T12:00:00Z')]);
  expect((await download(english, '/vehicle/report')).column('Plate')).toEqual(plates);
  const warned = await download(english, '/vehicle/report?banStatus=WARNED&inLine=true');
  expect(warned.filter).toBe('Stands in the line: yes; Ban: Warned');
});

test('an account’s own report for its owner, for operators, and nothing for anybody else', async () => {
  const path = `/vehicle/user/${driver.userId}/booking-report/excel`;
  const own = await download(driver, `${path}?dateTo=2026-11-21`);
  expect(own.column('Booking')).toEqual([numbers[0], numbers[1]]);
  expect(own.column('Cancellation reason')).toEqual([null, 'On request']);
  expect(own.header).not.toContain('Phone');
  expect((await download(operator, path)).rows).toHaveLength(3);
  // The query of the list is accepted; its paging is ignored.
  expect((await download(operator, `${path}?page=1&size=2`)).rows).toHaveLength(3);
  expect((await download(await createVisitor(app), path)).rows).toEqual([]);
});

test('who took which sheet out of the product is kept, with its filter', async () => {
  await download(operator, '/booking/excel?date=2026-11-22');
  await download(driver, `/vehicle/user/${driver.userId}/booking-report/excel`);
  const acts = await app.database.db
    .selectFrom('journal_event')
    .selectAll()
    .where('type', '=', 'REPORT_DOWNLOADED')
    .orderBy('id', 'desc')
    .execute();
  expect(acts[0]).toMatchObject({
    actor_id: operator.userId,
    after: { report: 'bookings', filter: { date: '2026-11-22' } },
  });
  expect(acts.every(({ actor_id }) => actor_id !== driver.userId)).toBe(true);
});

test('a report as a sheet has its rows, the whole of it and the period before with its dates', async () => {
  const sheet = await download(operator, '/reports/occupancy/excel?from=2026-11-20&to=2026-11-22');
  expect([sheet.title, sheet.filter]).toEqual(['Загрузка слотов', 'С: 2026-11-20; По: 2026-11-22']);
  expect(sheet.column('День')).toEqual([
    new Date('2026-11-20T00:00:00Z'),
    new Date('2026-11-21T00:00:00Z'),
    new Date('2026-11-22T00:00:00Z'),
    'Всего',
    'Из них до 12:00',
    'Период до этого: 2026-11-17 – 2026-11-19, до 12:00',
  ]);
  // Cells without data stay empty.
  expect(sheet.column('Занято')).toEqual([null, 1, 1, 2, null, null]);
  expect(sheet.column('Занято, %')[1]).toBeCloseTo(1 / 288, 5);
  const weekdays = await download(
    operator,
    '/reports/waiting/excel?from=2026-11-20&to=2026-11-22&by=weekday',
  );
  expect(weekdays.column('День недели').slice(0, 2)).toEqual(['понедельник', 'вторник']);
  expect(weekdays.column('Медиана, мин')).toEqual(Array.from({ length: 10 }, () => null));
});

test.each(reportNames)('%s as a sheet has words for all its figures', async (name) => {
  const { header } = await download(operator, `/reports/${name}/excel?from=2026-11-20&to=2026-11-22`);
  expect(header).toHaveLength(
    1 + Object.keys(reportFigures[name].shape).length + (name === 'occupancy' ? 1 : 0),
  );
});

test('a sheet has its whole name, its headings filter its rows, and cargo has its words', async () => {
  await sql`INSERT INTO report_cargo_waits VALUES ('2026-11-18', 'DANGEROUS', '12:3')`.execute(
    app.database.db,
  );
  await sql`INSERT INTO report_day VALUES ('2026-11-18', '2026-11-20T12:00:00+09:00')`.execute(
    app.database.db,
  );
  const sheet = await download(operator, '/reports/waiting/excel?from=2026-11-18&to=2026-11-18&by=cargo');
  expect(sheet.column('Груз').slice(0, 1)).toEqual(['Опасный груз']);
  expect(sheet.name).toBe('Ожидание');
  expect(sheet.autoFilter).toBe('A4:F5');
  for (const language of ['RU', 'EN', 'CN'] as const)
    for (const name of reportNames)
      expect(say(language, `sheets.reports.${name}`), language).toMatch(/^[^[\]:*?/\\]{1,31}$/);
  const filtered = await download(operator, '/booking/excel?cargoType=DANGEROUS&countedAs=called');
  expect(filtered.filter).toBe('Груз: Опасный груз; Показатель отчёта: вызваны в эти дни');
});
