import type { WorkedDay } from './arrivals.ts';

/** What happens to trucks that are in the line, and to the day itself. */
export const callsAndChanges: readonly WorkedDay[] = [
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
    line: ['B', 'D', 'A', 'C'],
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
    line: ['B', 'C', 'A', 'D'],
  },
  {
    rule: 'no answer of one who came early: those of its slot have their turn first',
    day: [
      '07:00 A arrives for 10:00',
      '07:01 B arrives for 10:00',
      '07:05 the next is called',
      '07:08 A does not answer',
    ],
    line: ['B', 'A'],
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
    line: ['B, called', 'C', 'A, 2 times without answer'],
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
