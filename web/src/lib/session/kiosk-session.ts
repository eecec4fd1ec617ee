import { writeStored } from '../local-store.ts';
import { isOfKiosk, kioskKey, useSession } from './session.ts';
import { sessionIdOf } from './token.ts';

/** Must be called before the session is saved, so that no other screen uses a kiosk's token. */
export const noteKioskSession = (authorization: string) => {
  const id = sessionIdOf(authorization);
  if (id) writeStored(kioskKey, id);
};

/** Stored on the device, so that a kiosk never runs on an operator's session and also starts without a network. */
export const useIsKiosk = (): boolean => {
  const { credential } = useSession();
  return credential !== null && isOfKiosk(credential);
};
