import type { Page, Response } from '@playwright/test';

const base = '/oktet/api/v1';
/** Rows of one answer: the most that an operator can choose to see at once. */
const mostRows = 100;

/** Shown whole by design, and nothing else is: the line of those who wait, and one day of bookings. */
const shownWhole = [/^GET \/queue\b/, /^GET \/booking\?bookedDate=/];

/** A truck has a few papers, and rules say how many. */
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

/** What a page asks for that could load everything: a list without a size or with too big a one, or too many rows in an answer. */
export const watchLists = (page: Page) => {
  const reading: Promise<string | undefined>[] = [];
  let lists = 0;
  const read = async (answer: Response, name: string) => {
    // Whoever leaves the page leaves answers unread.
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
    /** How many lists were seen at all. */
    count: () => lists,
  };
};
