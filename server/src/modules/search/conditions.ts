import { type RawBuilder, sql } from 'kysely';

/** The pattern of a text that holds this, whatever signs it has; `before` and `after` stand as they are. */
export const pattern = (before: string, text: string, after: string): string =>
  `${before}${text.replaceAll(/[\\%_]/g, '\\$&')}${after}`;

const reversed = (text: string) => [...text].reverse().join('');
export const reversedBeginning = (ending: string): string => pattern('', reversed(ending), '%');

const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const nameColumns = sql.raw('last_name, first_name, patronymic');

/** Every word is one of the name's, or the beginning of one. By the index of `name_words`. */
export const isNamed = (words: readonly string[], whole: boolean): RawBuilder<boolean> => {
  const query = words.map((word) => `${lexeme(word)}${whole ? '' : ':*'}`).join(' & ');
  return sql<boolean>`name_words(${nameColumns}) @@ ${query}::tsquery`;
};

/** The same of a row that is at hand: a tenth of what making its words costs. */
export const isNamedPlainly = (words: readonly string[], whole: boolean): RawBuilder<boolean> =>
  sql.join<boolean>(
    words.map(
      (word) => sql<boolean>`name_text(${nameColumns}) LIKE ${pattern('% ', word, whole ? ' %' : '%')}`,
    ),
    sql` AND `,
  );
