/** PostgreSQL type numbers whose values are read in our own way. */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8: counts and sequences, far below 2^53
  1082: (text) => text, // date: yyyy-MM-dd
  1114: (text) => Temporal.PlainDateTime.from(text),
  1184: (text) => Temporal.Instant.from(text),
};
