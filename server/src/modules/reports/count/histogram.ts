/** How many trucks there are of each number of minutes, which is the place in it. */
export type Histogram = number[];

export const addTo = (histogram: Histogram, minutes: number, trucks: number): void => {
  histogram[minutes] = (histogram[minutes] ?? 0) + trucks;
};

export const countIn = (histogram: Histogram): number =>
  histogram.reduce((sum, trucks = 0) => sum + trucks, 0);

const written = (histogram: Histogram, sign: string): string[] =>
  histogram.flatMap((trucks, minutes) => (trucks > 0 ? `${sign}${minutes}:${trucks}` : []));

/**
 * As it is kept: `12:3 13:5 -4:1` are three trucks of 12 minutes, five of 13 and one that was 4 minutes early. Two after one
 * another are their sum.
 */
export const writeHistogram = (histogram: Histogram, early: Histogram): string =>
  [...written(histogram, ''), ...written(early, '-')].join(' ');

const [minus, zero, nine, colon] = [45, 48, 57, 58];

/** By its characters: a year by hours has half a million pairs, and everybody waits while they are read. */
export const addWritten = (histogram: Histogram, early: Histogram, text: string): void => {
  let target = histogram;
  let minutes = 0;
  let number = 0;
  for (let index = 0; index <= text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= zero && code <= nine) {
      number = number * 10 + code - zero;
      continue;
    }
    if (code === minus) target = early;
    else if (code === colon) minutes = number;
    else {
      if (number > 0) addTo(target, minutes, number);
      target = histogram;
    }
    number = 0;
  }
};

/**
 * The value below which that share of them lies, between two of them where it falls between two, as PostgreSQL's
 * percentile_cont has it. Null: there are none.
 */
export const percentile = (histogram: Histogram, share: number): number | null => {
  const total = countIn(histogram);
  if (total === 0) return null;
  const rank = share * (total - 1);
  const valueAt = (place: number): number => {
    let passed = 0;
    return histogram.findIndex((trucks = 0) => {
      passed += trucks;
      return place < passed;
    });
  };
  const below = valueAt(Math.floor(rank));
  return below + (valueAt(Math.ceil(rank)) - below) * (rank - Math.floor(rank));
};
