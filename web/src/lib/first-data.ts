import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Bootstrap } from '#contract/bootstrap-routes.ts';
import { learnFromAnswer } from './api.ts';
import { queryClient } from './query-client.ts';
import { currentSession } from './session/session.ts';

type EarlyRequest = {
  readonly token: string;
  readonly answer: Promise<Response>;
  readonly data: Promise<Bootstrap | undefined>;
  /** When the answer arrived, possibly long before this code ran. */
  readonly cameAt?: number;
};

export type FirstData = Bootstrap & { readonly cameAt: number };

declare global {
  interface Window {
    /** Set by public/boot.js, which sends the request while the bundle loads. */
    oktetFirstData?: EarlyRequest;
  }
}

/** After so long the screen stops waiting and requests each part itself. */
const longestWaitMs = 3000;

const timeIsOut = () => new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMs));

const read = async (begun: EarlyRequest): Promise<FirstData | undefined> => {
  const { credential } = currentSession();
  if (credential?.token !== begun.token) return undefined;
  const given = await begun.answer;
  // A console session that lacks its factor may do nothing here. The console has the page to add a factor.
  if (given.status === 403) location.replace('/board');
  // The screen's own calls will detect a rejected session.
  if (!given.ok) return undefined;
  learnFromAnswer(credential, given);
  const data = await begun.data;
  return data && { ...data, cameAt: begun.cameAt ?? Date.now() };
};

/** Takes the data, which works only once. Undefined if the request was made for another session. */
export const takeFirstData = async (): Promise<FirstData | undefined> => {
  const begun = window.oktetFirstData;
  if (!begun) return undefined;
  delete window.oktetFirstData;
  return Promise.race([read(begun).catch(() => undefined), timeIsOut()]);
};

/** Waits a moment for data that public/boot.js has preloaded, so that the screen is drawn once, with the data. */
export const askFirst = async <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> => {
  await Promise.race([queryClient.prefetchQuery(query), timeIsOut()]);
};
