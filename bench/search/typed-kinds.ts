export type Sample = { readonly plate: string; readonly number: string; readonly phone: string };

const digitsOf = (sample: number, count: number) =>
  String(sample * 7919)
    .padStart(8, '0')
    .slice(-count);

export const typedKinds: Readonly<Record<string, (sample: Sample, round: number) => string>> = {
  'plate, whole': ({ plate }) => plate,
  'plate, three of its middle': ({ plate }) => plate.slice(2, 5),
  'plate, five of its middle': ({ plate }) => plate.slice(1, 6),
  'plate, two from its beginning': ({ plate }) => plate.slice(0, 2),
  'plate, an end that 40,000 have': (_, round) => `${'ABEKMHOPCTYX'[round % 12]}75`,
  'plate, 黑 and a letter': (_, round) => `黑${'ABEKMHOPCTYX'[round % 12]}`,
  'plate, nobody has it': (_, round) => `QQ${round}Q`,
  'number, whole': ({ number }) => number,
  'number, without its dash': ({ number }) => number.replace('-', ''),
  'number, its day': ({ number }) => number.slice(0, 6),
  'four digits': (_, round) => digitsOf(round, 4),
  'four digits that every day has': (_, round) => String(100 + round).padStart(4, '0'),
  'three digits': (_, round) => digitsOf(round, 3),
  'phone, whole': ({ phone }) => phone,
  'phone, with 8': ({ phone }) => `8${phone.slice(2)}`,
  'phone, last six': ({ phone }) => phone.slice(-6),
  'name, of one in fifty': (_, round) => ['Иванов', 'петров', 'Королев', 'волк'][round % 4] ?? '',
  'name, two letters': (_, round) => ['ив', 'се', 'пе', 'ми', 'ал'][round % 5] ?? '',
  'name, two words': (_, round) => ['иванов пет', 'олег козл', 'Батб Ива', 'юрий юр'][round % 4] ?? '',
  'name, Chinese': (_, round) => ['王伟', '李强', '张磊', '陈'.repeat(2)][round % 4] ?? '',
  'name, nobody has it': (_, round) => `Неизвестный${'абвгде'[round % 6]}`,
  'e-mail, whole': (_, round) => `driver${round * 3}@mail.ru`,
  'e-mail, its beginning': (_, round) => `driver${round}`,
  'e-mail, a part that a third have': () => 'yandex',
  'e-mail, nobody has it': (_, round) => `nobody${round}@`,
};
