import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { byRef, type FrozenApplication } from './frozen-draw.ts';

type Applicant = Pick<FrozenApplication, 'ref' | 'tickets'>;

/** Each ticket draws a random number, and the lowest counts. */
const lowestTicket = (key: Uint8Array, { ref, tickets }: Applicant): string => {
  let lowest = '';
  for (let ticket = 0; ticket < tickets; ticket += 1) {
    const drawn = bytesToHex(hmac(sha256, key, utf8ToBytes(`${ref}:${ticket}`)));
    if (lowest === '' || drawn < lowest) lowest = drawn;
  }
  return lowest;
};

export const rankApplications = <A extends Applicant>(key: Uint8Array, applications: readonly A[]): A[] =>
  applications
    .map((application) => ({ application, ticket: lowestTicket(key, application) }))
    .toSorted((a, b) => {
      if (a.ticket !== b.ticket) return a.ticket < b.ticket ? -1 : 1;
      return byRef(a.application, b.application);
    })
    .map(({ application }) => application);
