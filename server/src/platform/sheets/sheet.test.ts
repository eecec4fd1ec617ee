import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';
import { type SheetColumn, writeSheet } from './sheet.ts';
import { sheetFormats } from './sheet-frame.ts';
import { createSheetClock } from './to-cell.ts';
import { partEveryMs } from './write-in-thread.ts';

type Row = { readonly text: string; readonly at: Temporal.Instant | null; readonly count: number };

const columns: readonly SheetColumn<Row>[] = [
  { header: 'Текст', width: 20, value: ({ text }) => text },
  { header: 'Время', width: 16, format: sheetFormats.moment, value: ({ at }) => at },
  { header: 'Число', width: 8, format: sheetFormats.whole, value: ({ count }) => count },
];

const written = async (batches: Row[][], name = 'Записи') => {
  const notes = ['Записи 20 ноября', 'Время: Asia/Chita'];
  const bytes = await buffer(await writeSheet({ name, notes, columns, batches, timeZone: 'Asia/Chita' }));
  const { sheets } = await readXlsx(bytes);
  const [sheet] = sheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
};

const moment = Temporal.Instant.from('2026-11-19T15:30:00Z');

test('notes, headings, real dates in the zone of the checkpoint and real numbers', async () => {
  const sheet = await written([[{ text: '黑B 1N842', at: moment, count: 12 }]]);
  expect(sheet.rows).toEqual([
    ['Записи 20 ноября', null, null],
    ['Время: Asia/Chita', null, null],
    ['Текст', 'Время', 'Число'],
    ['黑B 1N842', new Date('2026-11-20T00:30:00Z'), 12],
  ]);
});

test.each(['=1+1', '+7 914', '-1', '@SUM(A1)', '=HYPERLINK("http://x")', '\t=1', '<b>&amp;</b>', '_x0041_'])(
  '%j stays text',
  async (text) => {
    const sheet = await written([[{ text, at: null, count: 0 }]]);
    expect(sheet.rows.at(-1)?.[0]).toBe(text);
    expect(JSON.stringify(sheet)).not.toContain('formula');
  },
);

test('what a sheet cannot hold is left out, and no name is refused', async () => {
  const long = 'я'.repeat(40_000);
  const rows = [
    { text: 'a\u0000b\u001fc\ud800', at: null, count: 1 },
    { text: long, at: null, count: 2 },
  ];
  const sheet = await written([rows], 'Отчёт [2026/11]: *все?* записи за очень долгий месяц');
  expect(sheet.rows[3]?.[0]).toBe('abc\ufffd');
  expect(String(sheet.rows[4]?.[0])).toHaveLength(32_767);
  expect(sheet.name.length).toBeLessThanOrEqual(31);
});

test('columns beyond Z have their names, and empty cells leave their place', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `К ${at}`);
  const wide = names.map((header, at) => ({
    header,
    width: 8,
    value: () => [at, null, Number.NaN][at % 3] ?? null,
  }));
  const bytes = await buffer(
    await writeSheet({ name: 'Ширина', notes: [], columns: wide, batches: [[{}]], timeZone: 'Asia/Chita' }),
  );
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows).toEqual([names, names.map((_, at) => (at % 3 === 0 ? at : null))]);
});

test('a long one is written by a thread of its own, and says the same; a reader who leaves ends it', async () => {
  const rows = Array.from({ length: 300 }, (_, count) => ({ text: `№ ${count}`, at: moment, count }));
  const batches = [rows.slice(0, 100), rows.slice(100, 200), rows.slice(200)];
  expect(await written(batches)).toEqual(await written([rows]));

  let asked = 0;
  const left = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (; ; asked += 1) yield rows;
    } finally {
      left.resolve();
    }
  }
  const stream = await writeSheet({
    name: 'Записи',
    notes: [],
    columns,
    batches: endless(),
    timeZone: 'Asia/Chita',
  });
  for await (const _bytes of stream) if (asked > 20) break;
  await left.promise;
  expect(stream.destroyed).toBe(true);
});

test('two long ones are written at a time, four wait, and who comes then is told to come later', async () => {
  const part = [{ text: 'A', at: moment, count: 1 }];
  const begin = () =>
    writeSheet({
      name: 'Записи',
      notes: [],
      columns,
      batches: [part, part, part, part],
      timeZone: 'Asia/Chita',
    });
  const [first, second] = [await begin(), await begin()];
  const waiting = [begin(), begin(), begin(), begin()];
  let begun = 0;
  for (const one of waiting) void one.then(() => (begun += 1));
  await expect(begin()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(begun).toBe(0);
  // A thread is given back whether the sheet is read to its end or abandoned.
  second.destroy();
  await buffer(first);
  for (const one of waiting) await buffer(await one);
  await buffer(await begin());
});

test('while the serving thread has much else to do, a long one takes its time', async () => {
  const untilOver = (end: number) => {
    while (performance.now() < end);
  };
  const others = setInterval(() => untilOver(performance.now() + 3), 1);
  const parts = 20;
  const batches = Array.from({ length: parts }, () => [{ text: 'A', at: moment, count: 1 }]);
  const began = performance.now();
  await written(batches);
  clearInterval(others);
  // Without the pauses this takes a third of the time.
  expect(performance.now() - began).toBeGreaterThan(0.6 * parts * partEveryMs);
});

test('an hour that the zone has twice, and one it never had, are as its clock showed them', async () => {
  const clock = createSheetClock('Europe/Berlin');
  const shown = (at: string) => new Date((clock.ofMoment(Temporal.Instant.from(at)) - 25_569) * 86_400_000);
  expect(shown('2026-10-25T00:30:00Z')).toEqual(new Date('2026-10-25T02:30:00Z'));
  expect(shown('2026-10-25T01:30:00Z')).toEqual(new Date('2026-10-25T02:30:00Z'));
  expect(shown('2026-03-29T00:59:59.9Z')).toEqual(new Date('2026-03-29T01:59:59Z'));
  expect(shown('2026-03-29T01:00:00Z')).toEqual(new Date('2026-03-29T03:00:00Z'));
});

test('batches follow one another until one is not full', async () => {
  const asked: (number | undefined)[] = [];
  const rows = inBatches<number[], number>(3, async (after) => {
    asked.push(after);
    const from = (after ?? 0) + 1;
    const content = [from, from + 1, from + 2].filter((value) => value <= 7);
    return { content, count: content.length, last: content.at(-1) };
  });
  expect(await Array.fromAsync(rows)).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(asked).toEqual([undefined, 3, 6]);
});
