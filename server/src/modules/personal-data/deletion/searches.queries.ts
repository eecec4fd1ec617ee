import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import { batch, type Due, follows } from '../forgetting.ts';

/** What an operator may have typed to find a person. */
export type SearchedWords = {
  readonly words: readonly string[];
  /** The words that are not first names, because many people share a first name. */
  readonly ownWords: readonly string[];
  readonly plateKeys: readonly string[];
};

const shortestPart = 3;

/** Collects names and contacts of the account and of the drivers in its bookings and entries, and all their plates. */
export const readSearchedWords = async (db: Db, accountId: string): Promise<SearchedWords> => {
  const rows = await rowsOf<{ first_names: string[]; own: string[]; plate_key: string | null }>(db)`
    SELECT ARRAY[first_name, patronymic] AS first_names, ARRAY[last_name, phone, email] AS own, NULL AS plate_key
      FROM account WHERE id = ${accountId}
    UNION SELECT ARRAY[first_name, patronymic], ARRAY[last_name, phone, email], plate_key
      FROM booking WHERE account_id = ${accountId}
    UNION SELECT ARRAY[first_name, patronymic], ARRAY[last_name, phone, email], plate_key
      FROM waiting_list_entry WHERE account_id = ${accountId}
    UNION SELECT ARRAY[first_name, patronymic], ARRAY[last_name, phone, email], plate_key
      FROM draw_application WHERE account_id = ${accountId}
    UNION SELECT '{}'::text[], '{}'::text[], plate_key FROM vehicle WHERE account_id = ${accountId}`;
  const lowered = (words: readonly string[]) => [
    ...new Set(words.filter((word) => word?.length >= shortestPart).map((word) => word.toLowerCase())),
  ];
  const ownWords = lowered(rows.flatMap(({ own }) => own));
  return {
    words: [...ownWords, ...lowered(rows.flatMap(({ first_names }) => first_names))],
    ownWords,
    plateKeys: [...new Set(rows.flatMap(({ plate_key }) => plate_key ?? []))],
  };
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const isPartOf = (part: string, whole: string) =>
  part.length >= shortestPart && (whole.includes(part) || part.includes(whole));

const names = (text: string, { words, plateKeys }: SearchedWords): boolean => {
  const typed = text.toLowerCase();
  const key = plateKey(text);
  return words.some((word) => isPartOf(typed, word)) || plateKeys.some((plate) => isPartOf(key, plate));
};

/** Journal entries about sheets that were taken by a search for one of these words. */
export const listSearchesFor = async (
  db: Db,
  searched: SearchedWords,
  after: Due | undefined,
): Promise<{ readonly found: readonly Due[]; readonly last: Due | undefined }> => {
  const rows = await rowsOf<Due & { filter: unknown }>(db)`
    SELECT id, event_at AS at, '{}'::text[] AS plates, after -> 'filter' AS filter FROM journal_event
    WHERE type = 'REPORT_DOWNLOADED' AND names_person(after) ${follows('event_at', after)}
    ORDER BY event_at, id LIMIT ${batch}`;
  return {
    found: rows.filter(({ filter }) => textsIn(filter).some((text) => names(text, searched))),
    last: rows.at(-1),
  };
};

type WatchEvent = Due & { readonly spellings: readonly string[] };

/**
 * Journal entries saying that one of these plates was watched. They name no truck, because the watch-list does
 * not either.
 */
export const listWatchEventsOf = async (db: Db, plateKeys: readonly string[]): Promise<Due[]> => {
  const rows = await rowsOf<WatchEvent>(db)`
    SELECT id, event_at AS at, '{}'::text[] AS plates,
      array_remove(ARRAY[before ->> 'plate', after ->> 'plate'], NULL) AS spellings
    FROM journal_event WHERE type IN ('PLATE_WATCHED', 'PLATE_UNWATCHED')
    ORDER BY event_at, id`;
  return rows.filter(({ spellings }) => spellings.some((plate) => plateKeys.includes(plateKey(plate))));
};

/** Whether a longer text, such as a note, contains a last name, a contact or a plate of the person. */
export const speaksOf = (text: string, { ownWords, plateKeys }: SearchedWords): boolean => {
  const [typed, key] = [text.toLowerCase(), plateKey(text)];
  return ownWords.some((word) => typed.includes(word)) || plateKeys.some((plate) => key.includes(plate));
};
