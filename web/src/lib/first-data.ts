import type { Bootstrap } from '#contract/bootstrap-routes.ts';
import { learnFromAnswer } from './api.ts';
import { currentSession } from './session/session.ts';

type Begun = {
  readonly token: string;
  readonly answer: Promise<Response>;
  /** Undefined when it was refused. */
  readonly data: Promise<Bootstrap | undefined>;
};

declare global {
  interface Window {
    /** Of public/boot.js: what it asked for while this code was on its way. */
    oktetFirstData?: Begun;
  }
}

/** The page shows its skeleton meanwhile; after that the screen asks for each part by itself. */
const longestWaitMs = 3000;

const timeIsOut = () => new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMs));

const read = async ({ token, answer, data }: Begun): Promise<Bootstrap | undefined> => {
  const { credential } = currentSession();
  if (credential?.token !== token) return undefined;
  const given = await answer;
  // A session that is no longer accepted is found out by the screen's own calls.
  if (!given.ok) return undefined;
  learnFromAnswer(credential, given);
  return data;
};

/** What the first screen of this visit needs, if it was asked for by whoever is signed in now. Given once. */
export const takeFirstData = async (): Promise<Bootstrap | undefined> => {
  const begun = window.oktetFirstData;
  if (!begun) return undefined;
  delete window.oktetFirstData;
  return Promise.race([read(begun).catch(() => undefined), timeIsOut()]);
};
