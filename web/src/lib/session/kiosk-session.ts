import { writeStored } from '../local-store.ts';
import { isOfKiosk, kioskKey, useSession } from './session.ts';
import { sessionIdOf } from './token.ts';

/** Notes, before it is saved, that a session was opened at the kiosk's own sign-in: no other screen asks for a kiosk's. */
export const noteKioskSession = (authorization: string) => {
  const id = sessionIdOf(authorization);
  if (id) writeStored(kioskKey, id);
};

/**
 * Whether the session in use is a kiosk's. An operator's own must never serve one: everybody can reach the screen. Read
 * from this device, so that a kiosk starts without a network too.
 */
export const useIsKiosk = (): boolean => {
  const { credential } = useSession();
  return credential !== null && isOfKiosk(credential);
};
