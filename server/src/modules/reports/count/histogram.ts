/** Number of trucks, indexed by minutes. */
export type Histogram = number[];

/** Filled without gaps: an array with holes is ten times slower, and a year of reports adds up a million numbers. */
export const addTo = (histogram: Histogram, minutes: number, trucks: number): void => {
  while (histogram.length <= minutes) histogram.push(0);
  histogram[minutes] = (histogram[minutes] ?? 0) + trucks;
};

export const addAll = (to: Histogram, from: Histogram): void => {
  for (let minutes = from.length - 1; minutes >= 0; minutes -= 1) addTo(to, minutes, from[minutes] ?? 0);
};

export const countIn = (histogram: Histogram): number => histogram.reduce((sum, trucks) => sum + trucks, 0);

const written = (histogram: Histogram, sign: string): string[] =>
  histogram.flatMap((trucks, minutes) => (trucks > 0 ? `${sign}${minutes}:${trucks}` : []));

/**
 * Serialized: `12:3 13:5 -4:1` means three trucks of 12 minutes, five of 13 and one that was 4 minutes
 * early. Concatenating two adds them up.
 */
export const writeHistogram = (histogram: Histogram, early: Histogram): string =>
  [...written(histogram, ''), ...written(early, '-')].join(' ');

const [minus, zero, nine, colon] = [45, 48, 57, 58];

/** Parses by character codes, because a year has half a million pairs and parsing blocks the event loop. */
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

/** Interpolated like percentile_cont of PostgreSQL; null for an empty histogram. */
export const percentile = (histogram: Histogram, share: number): number | null => {
  const total = countIn(histogram);
  if (total === 0) return null;
  const rank = share * (total - 1);
  const valueAt = (place: number): number => {
    let passed = 0;
    return histogram.findIndex((trucks) => {
      passed += trucks;
      return place < passed;
    });
  };
  const below = valueAt(Math.floor(rank));
  return below + (valueAt(Math.ceil(rank)) - below) * (rank - Math.floor(rank));
};
