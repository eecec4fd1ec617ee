import pg from 'pg';

type Parser = (text: string) => unknown;

const ownParsers: Readonly<Record<number, Parser>> = {
  20: Number, // int8: counts and sequences, far below 2^53
  1082: (text) => text, // date: yyyy-MM-dd
  1114: (text) => Temporal.PlainDateTime.from(text),
  1184: (text) => Temporal.Instant.from(text),
};

export const parserOf = (oid: number): Parser => ownParsers[oid] ?? pg.types.getTypeParser(oid, 'text');
