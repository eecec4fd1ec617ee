export type WorkedDay = {
  readonly rule: string;
  readonly day: readonly string[];
  readonly line: readonly string[];
};

/**
 * A truck is late if it arrives more than ten minutes after the start of its slot. The expectations were worked
 * out by hand.
 */
export const arrivals: readonly WorkedDay[] = [
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
];
