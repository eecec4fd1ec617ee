import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../local-store.ts';
import { sessionIdOf, subjectOf } from './token.ts';

/** Key of what an account has loaded, kept for times without a network. Deleted when its session ends. */
export const keptOfflineKey = 'oktet.offline';

export type Application = 'driver' | 'board';

const storageKeys = { user: 'oktet.token.user', admin: 'oktet.token.admin' } as const;
type Slot = keyof typeof storageKeys;

/** Remembers the token's slot, so that exactly this token is renewed or cleared. */
export type Credential = { readonly slot: Slot; readonly token: string };

export type Session = {
  readonly credential: Credential | null;
  readonly accountId: string | null;
  /** The driver's account if one is signed in, otherwise the operator's, whichever token is in use. */
  readonly userId: string | null;
};

let application: Application = 'driver';
let rejectedToken: string | null = null;
/** Tells other tabs that the server, not the person, ended the session. */
const rejectedKey = 'oktet.session-ended';
const changeListeners = new Set<() => void>();
const rejectionListeners = new Set<() => void>();

const slotsInOrder = (): readonly [Slot, Slot] =>
  application === 'driver' ? ['user', 'admin'] : ['admin', 'user'];

const withoutScheme = (header: string) => header.replace(/^Bearer\s+/i, '');

/** A stored token may begin with "Bearer", because other programs may store the header as they got it. */
const readToken = (slot: Slot) => withoutScheme(readStored(storageKeys[slot]) ?? '');

export const kioskKey = 'oktet.kiosk.session';

export const isOfKiosk = ({ slot, token }: Credential): boolean =>
  slot === 'admin' && sessionIdOf(token) !== null && sessionIdOf(token) === readStored(kioskKey);

/** The credential in use comes first. Driver screens never use a kiosk's token. */
export const usableCredentials = (): Credential[] =>
  slotsInOrder().flatMap((slot) => {
    const token = readToken(slot);
    const credential = token ? { slot, token } : undefined;
    return credential && !(application === 'driver' && isOfKiosk(credential)) ? [credential] : [];
  });

const readCredential = (): Credential | null => usableCredentials()[0] ?? null;

const readSession = (): Session => {
  const credential = readCredential();
  const accountId = credential && subjectOf(credential.token);
  const owner = readToken('user') || readToken('admin');
  if (owner === credential?.token) return { credential, accountId, userId: accountId };
  return { credential, accountId, userId: owner ? subjectOf(owner) : null };
};

let cached = { fingerprint: '', session: { credential: null, accountId: null, userId: null } as Session };

/** Returns the same object until something changes, as useSyncExternalStore requires. */
export const currentSession = (): Session => {
  const fingerprint = JSON.stringify([application, readToken('user'), readToken('admin')]);
  if (fingerprint !== cached.fingerprint) cached = { fingerprint, session: readSession() };
  return cached.session;
};

export const isSignedIn = () => currentSession().credential !== null;

const notifyChange = () => {
  for (const listener of changeListeners) listener();
};

const onStorage = (event: StorageEvent) => {
  const ours = event.key === null || Object.values<string>(storageKeys).includes(event.key);
  if (ours) notifyChange();
};

/** Listens to changes in other tabs too. Returns the function that stops listening. */
export const onSessionChange = (listener: () => void) => {
  if (changeListeners.size === 0) window.addEventListener('storage', onStorage);
  changeListeners.add(listener);
  return () => {
    changeListeners.delete(listener);
    if (changeListeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

export const startSession = (which: Application) => {
  application = which;
  notifyChange();
};

export const currentApplication = () => application;

export const saveSignIn = (authorization: string) => {
  writeStored(storageKeys[slotsInOrder()[0]], withoutScheme(authorization));
  notifyChange();
};

const isStillStored = (credential: Credential) => readToken(credential.slot) === credential.token;

/** Ignores a late answer if the session was closed or replaced meanwhile. */
export const renewToken = (credential: Credential, authorization: string) => {
  const token = withoutScheme(authorization);
  if (token === credential.token || !isStillStored(credential)) return;
  writeStored(storageKeys[credential.slot], token);
  notifyChange();
};

export const clearToken = (credential: Credential) => {
  if (!isStillStored(credential)) return;
  removeStored(storageKeys[credential.slot]);
  removeStored(keptOfflineKey);
  notifyChange();
};

export const onSessionRejected = (listener: () => void) => {
  rejectionListeners.add(listener);
  return () => rejectionListeners.delete(listener);
};

export const isRejected = ({ token }: Credential) =>
  token === rejectedToken || (sessionIdOf(token) ?? '') === readStored(rejectedKey);

export const rejectToken = (credential: Credential) => {
  if (isRejected(credential) || currentSession().credential?.token !== credential.token) return;
  rejectedToken = credential.token;
  writeStored(rejectedKey, sessionIdOf(credential.token) ?? '-');
  for (const listener of rejectionListeners) listener();
};

export const useSession = () => useSyncExternalStore(onSessionChange, currentSession);
