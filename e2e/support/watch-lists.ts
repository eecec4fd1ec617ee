import type { Page, Response } from '@playwright/test';

const base = '/oktet/api/v1';
/** The largest page size that an operator can choose. */
const mostRows = 100;

/** The line and one day of bookings are the only lists that are shown whole. */
const shownWhole = [/^GET \/queue\b/, /^GET \/booking\?bookedDate=/];

/** Rules limit how many papers a truck has. */
const isBounded = /^GET \/document\/vehicle\//;

type Answer = { readonly content?: unknown; readonly last?: boolean } | readonly unknown[];

const nameOf = (answer: Response) => {
  const { pathname, search } = new URL(answer.url());
  return `${answer.request().method()} ${pathname.slice(base.length)}${search}`;
};

const faultOf = (name: string, answer: Answer): string | undefined => {
  const rows = 'content' in answer ? answer.content : answer;
  if (!Array.isArray(rows)) return undefined;
  if (rows.length > mostRows) return `${name}: ${rows.length} rows at once`;
  if (!('last' in answer) || isBounded.test(name)) return undefined;
  const size = /[?&]size=(\d+)/.exec(name)?.[1];
  if (size === undefined) return `${name}: asks for no size`;
  return Number(size) > mostRows ? `${name}: asks for ${size} rows` : undefined;
};

/** Finds requests for a list without a size or with too large a one, and answers with too many rows. */
export const watchLists = (page: Page) => {
  const reading: Promise<string | undefined>[] = [];
  let lists = 0;
  const read = async (answer: Response, name: string) => {
    // An answer cannot be read after its page was left.
    const body: Answer | undefined = await answer.json().catch(() => undefined);
    if (body === undefined || body === null) return undefined;
    if ('last' in body) lists += 1;
    return faultOf(name, body);
  };
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const isData = pathname.startsWith(base) && /json/.test(answer.headers()['content-type'] ?? '');
    const name = nameOf(answer);
    if (isData && !shownWhole.some((pattern) => pattern.test(name))) reading.push(read(answer, name));
  });
  return {
    faults: async () => (await Promise.all(reading)).filter((fault) => fault !== undefined),
    /** The number of lists that were loaded. */
    count: () => lists,
  };
};
