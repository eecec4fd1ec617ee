import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../../testing/line-script.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Case = { readonly rule: string; readonly day: readonly string[]; readonly line: readonly string[] };

/**
 * Slots are an hour long; whoever comes more than ten minutes after the beginning of his is late. What is expected was
 * worked out by hand.
 */
const cases: readonly Case[] = [
  {
    rule: 'on time: by slot, then by arrival, until ten past',
    day: [
      '08:55 A arrives for 10:00',
      '08:56 B arrives for 09:00',
      '08:57 C arrives for 09:00',
      '09:10 D arrives for 09:00',
    ],
    line: ['B', 'C', 'D', 'A'],
  },
  {
    rule: 'early: coming early does not help against an earlier slot',
    day: ['07:00 A arrives for 10:00', '08:59 B arrives for 09:00', '09:05 C arrives for 10:00'],
    line: ['B', 'A', 'C'],
  },
  {
    rule: 'early: called early when nobody before it waits',
    day: [
      '07:00 A arrives for 10:00',
      '07:01 B arrives for 09:00',
      '07:05 the next is called',
      '07:06 the next is called',
      '08:55 C arrives for 09:00',
    ],
    line: ['B, called', 'A, called', 'C'],
  },
  {
    rule: 'called: by the time of the call, whatever their places were',
    day: [
      '08:55 A arrives for 09:00',
      '08:56 B arrives for 09:00',
      '08:57 C arrives for 09:00',
      '09:00 C is called',
      '09:01 the next is called',
    ],
    line: ['C, called', 'A, called', 'B'],
  },
  {
    rule: 'late: behind those of the slot who came on time, before the next slot',
    day: [
      '09:05 A arrives for 09:00',
      '09:11 B arrives for 09:00',
      '09:12 C arrives for 10:00',
      '09:30 D arrives for 09:00',
    ],
    line: ['A', 'B, late', 'D, late', 'C'],
  },
  {
    rule: 'late: when its own slot is over it joins the one that runs',
    day: [
      '09:50 A arrives for 10:00',
      '09:51 B arrives for 11:00',
      '10:05 C arrives for 10:00',
      '10:20 D arrives for 09:00',
    ],
    line: ['A', 'C', 'D, late', 'B'],
  },
  {
    rule: 'late: where only those wait who came early it joins the slot that runs',
    day: ['10:00 A arrives for 12:00', '10:30 B arrives for 09:00', '11:01 C arrives for 11:00'],
    line: ['B, late', 'C', 'A'],
  },
  {
    rule: 'late while the gate is behind: it joins the slot that is being served',
    day: [
      '08:50 A arrives for 09:00',
      '08:51 B arrives for 09:00',
      '09:45 C arrives for 08:00',
      '09:55 D arrives for 10:00',
      '10:30 E arrives for 09:00',
    ],
    line: ['A', 'B', 'C, late', 'E, late', 'D'],
  },
  {
    rule: 'late: its place stays when the gate catches up',
    day: [
      '08:50 A arrives for 09:00',
      '09:55 B arrives for 10:00',
      '10:30 C arrives for 09:00',
      '10:31 the next is called',
      '10:32 D arrives for 09:00',
    ],
    line: ['A, called', 'C, late', 'B', 'D, late'],
  },
  {
    rule: 'late: whoever is called is not waited for any more',
    day: [
      '08:50 A arrives for 09:00',
      '10:05 B arrives for 10:00',
      '10:10 the next is called',
      '10:30 C arrives for 09:00',
    ],
    line: ['A, called', 'B', 'C, late'],
  },
  {
    rule: 'priority: first in its slot, not before another one',
    day: [
      '08:50 A arrives for 09:00',
      '08:55 B arrives for 09:00 with priority',
      '08:56 C arrives for 10:00 with priority',
      '08:57 D arrives for 09:00 with priority',
    ],
    line: ['B', 'D', 'A', 'C'],
  },
  {
    rule: 'priority: counts as it is now',
    day: [
      '08:50 A arrives for 09:00',
      '08:55 B arrives for 09:00 with priority',
      '08:56 C arrives for 09:00',
      '08:57 B loses its priority',
      '08:58 C gets priority',
    ],
    line: ['C', 'A', 'B'],
  },
  {
    rule: 'late priority: before others who are late, behind everybody who is not',
    day: [
      '08:55 A arrives for 09:00',
      '09:20 B arrives for 09:00',
      '09:25 C arrives for 09:00 with priority',
      '09:50 D arrives for 10:00',
    ],
    line: ['A', 'C, late', 'B, late', 'D'],
  },
  {
    rule: 'returned: has its old place',
    day: [
      '08:50 A arrives for 09:00',
      '08:51 B arrives for 09:00',
      '09:00 the next is called',
      '09:02 C arrives for 09:00 with priority',
      '09:05 A is returned',
    ],
    line: ['C', 'A', 'B'],
  },
  {
    rule: 'no answer: behind the on-time trucks of the running slot',
    day: [
      '08:50 A arrives for 09:00',
      '08:51 B arrives for 09:00',
      '08:52 C arrives for 10:00',
      '09:05 the next is called',
      '09:08 A does not answer',
      '09:09 D arrives for 09:00',
    ],
    line: ['B', 'D', 'A, late', 'C'],
  },
  {
    rule: 'no answer while the gate is behind: behind the running slot, not the one that is served',
    day: [
      '08:50 A arrives for 09:00',
      '08:51 B arrives for 09:00',
      '10:02 C arrives for 10:00',
      '10:03 D arrives for 11:00',
      '10:05 the next is called',
      '10:08 A does not answer',
    ],
    line: ['B', 'C', 'A, late', 'D'],
  },
  {
    rule: 'no answer of one who came early: those of its slot have their turn first',
    day: [
      '07:00 A arrives for 10:00',
      '07:01 B arrives for 10:00',
      '07:05 the next is called',
      '07:08 A does not answer',
    ],
    line: ['B', 'A, late'],
  },
  {
    rule: 'no answer twice',
    day: [
      '08:50 A arrives for 09:00',
      '08:51 B arrives for 09:00',
      '09:05 the next is called',
      '09:06 A does not answer',
      '09:07 the next is called',
      '09:08 the next is called',
      '09:10 C arrives for 09:00',
      '09:12 A does not answer',
    ],
    line: ['B, called', 'C', 'A, late, 2 times without answer'],
  },
  {
    rule: 'undone: repeated within ten minutes it keeps its first time',
    day: [
      '08:50 A arrives for 09:00',
      '08:55 B arrives for 09:00',
      '09:05 A is taken back',
      '09:15 A arrives',
    ],
    line: ['A', 'B'],
  },
  {
    rule: 'undone: later than that it has come anew',
    day: [
      '08:50 A arrives for 09:00',
      '08:51 B arrives for 09:00',
      '08:58 A is taken back',
      '08:59 C arrives for 09:00',
      '09:05 B is taken back',
      '09:09 A arrives',
      '09:16 B arrives',
    ],
    line: ['C', 'A', 'B, late'],
  },
  {
    rule: 'undone: who was late before is placed anew',
    day: [
      '08:50 A arrives for 09:00',
      '09:15 B arrives for 09:00',
      '09:58 A is canceled',
      '09:59 B is taken back',
      '10:05 C arrives for 10:00',
      '10:06 B arrives',
    ],
    line: ['C', 'B, late'],
  },
  {
    rule: 'walk-in: booked into the running slot and there, it is on time',
    day: [
      '08:55 A arrives for 09:00',
      '09:20 B arrives for 09:00',
      '09:30 C walks in for 09:00',
      '09:31 D is booked for 09:00',
      '09:42 D arrives',
    ],
    line: ['A', 'C', 'B, late', 'D, late'],
  },
  {
    rule: 'shifted: the new slot counts for who had not come, the old one for who had',
    day: [
      '00:02 A is booked for 09:00',
      '07:50 B arrives for 09:00',
      '08:00 09:00 is shifted by 60 minutes',
      '10:02 C arrives for 10:00',
      '10:08 A arrives',
    ],
    line: ['B', 'C', 'A'],
  },
  {
    rule: 'past midnight: who waits, waits, and the slots go on',
    day: [
      '22:55 A arrives for 23:00',
      '23:58 B arrives for 24:00',
      '24:05 C arrives for 24:00',
      '24:20 D arrives for 23:00',
      '24:21 E arrives for 22:00',
    ],
    line: ['A', 'D, late', 'E, late', 'B', 'C'],
  },
  {
    rule: 'past midnight with an empty line: the first slot of the day runs',
    day: ['24:05 A arrives for 24:00', '24:20 B arrives for 23:00', '24:25 C arrives for 25:00'],
    line: ['A', 'B, late', 'C'],
  },
  {
    rule: 'closed in between: the time to come did not run',
    day: [
      '08:50 A arrives for 09:00',
      '08:58 closed from 09:05 to 10:05',
      '10:08 B arrives for 09:00',
      '10:12 C arrives for 09:00',
      '10:13 D arrives for 10:00',
    ],
    line: ['A', 'B', 'C, late', 'D'],
  },
  {
    rule: 'parameters that change afterwards leave the places alone',
    day: [
      '09:15 A arrives for 09:00',
      '09:16 late is later than 60 minutes',
      '09:20 B arrives for 09:00',
      '09:21 late is later than 5 minutes',
    ],
    line: ['B', 'A, late'],
  },
  {
    rule: 'whoever has left or is canceled makes room, called or not',
    day: [
      '08:50 A arrives for 09:00',
      '08:51 B arrives for 09:00',
      '08:52 C arrives for 09:00',
      '08:53 D arrives for 09:00',
      '09:00 the next is called',
      '09:01 the next is called',
      '09:02 A leaves',
      '09:03 B is canceled',
      '09:04 C is canceled',
    ],
    line: ['D'],
  },
];

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

test.each(cases.map((one, place) => ({ ...one, place })))('$rule', async ({ day, line, place }) => {
  const date = Temporal.PlainDate.from('2026-11-20').add({ days: 3 * place });
  expect(await runScript(app, date, day)).toEqual(line);
});
