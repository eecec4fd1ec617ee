import type { Bootstrap } from '#contract/bootstrap-routes.ts';
import { learnFromAnswer } from './api.ts';
import { currentSession } from './session/session.ts';

type Begun = {
  readonly token: string;
  readonly answer: Promise<Response>;
  /** Undefined when it was refused. */
  readonly data: Promise<Bootstrap | undefined>;
  /** When the answer came, which may be long before this code did. */
  readonly cameAt?: number;
};

/** What is said in it is as old as it is, however late somebody asks. */
export type FirstData = Bootstrap & { readonly cameAt: number };

declare global {
  interface Window {
    /** Of public/boot.js: what it asked for while this code was on its way. */
    oktetFirstData?: Begun;
  }
}

/** The page shows its skeleton meanwhile; after that the screen asks for each part by itself. */
const longestWaitMs = 3000;

const timeIsOut = () => new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMs));

const read = async (begun: Begun): Promise<FirstData | undefined> => {
  const { credential } = currentSession();
  if (credential?.token !== begun.token) return undefined;
  const given = await begun.answer;
  // A session that is no longer accepted is found out by the screen's own calls.
  if (!given.ok) return undefined;
  learnFromAnswer(credential, given);
  const data = await begun.data;
  return data && { ...data, cameAt: begun.cameAt ?? Date.now() };
};

/** What the first screen of this visit needs, if it was asked for by whoever is signed in now. Given once. */
export const takeFirstData = async (): Promise<FirstData | undefined> => {
  const begun = window.oktetFirstData;
  if (!begun) return undefined;
  delete window.oktetFirstData;
  return Promise.race([read(begun).catch(() => undefined), timeIsOut()]);
};
