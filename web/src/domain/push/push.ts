import { bytesOf } from '#kernel/base64.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { readStored, readStoredJson, removeStored, writeStored } from '../../lib/local-store.ts';
import { registerWorker } from '../../lib/offline/worker.ts';
import { currentSession } from '../../lib/session/session.ts';
import { belongsToAccount } from '../../lib/session/work-of-account.ts';
import { sharedValue } from '../../lib/shared-value.ts';

/** The server's subscription, and the account that asked for it on this device. */
type Kept = { readonly accountId: string; readonly id: string };

const storageKey = 'oktet.push';

const read = (): Kept | undefined => {
  const kept = readStoredJson<Kept>(storageKey);
  return kept && kept.accountId === currentSession().accountId ? kept : undefined;
};

/** `home-screen`: an iPhone gets pushes only in an application on its home screen. */
type PushState = 'on' | 'off' | 'denied' | 'home-screen' | 'unsupported';

const isIPhone = () => /iPhone|iPad/.test(navigator.userAgent);

const stateNow = (): PushState => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isIPhone() ? 'home-screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && read() ? 'on' : 'off';
};

const { set, useValue } = sharedValue<PushState>(stateNow());
const look = () => set(stateNow());
export const usePushState = useValue;

const isFor = (subscription: PushSubscription, key: Uint8Array) => {
  const used = subscription.options.applicationServerKey;
  return used !== null && new Uint8Array(used).join() === key.join();
};

const activeWorker = async () => {
  await registerWorker();
  return navigator.serviceWorker.ready;
};

/** A subscription with an earlier key of the server is replaced, because it gets nothing any more. */
const subscribe = async (): Promise<PushSubscription> => {
  const [{ pushManager }, { publicKey }] = await Promise.all([
    activeWorker(),
    fetchBody('GET /push-subscriptions/key', {}),
  ]);
  const key = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  if (before && isFor(before, key)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

const register = async () => {
  const { accountId } = currentSession();
  const { endpoint, keys } = (await subscribe()).toJSON();
  if (accountId === null || !endpoint || !keys?.p256dh || !keys.auth) return;
  const { body } = await call('POST /push-subscriptions', {
    body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } },
    expect: 201,
  });
  writeStored(storageKey, JSON.stringify({ accountId, id: body.id } satisfies Kept));
};

/** Must be called when a button is pressed, because browsers ask for the permission only then. */
export const turnPushOn = async (): Promise<void> => {
  if ((await Notification.requestPermission()) === 'granted') await register();
  look();
};

const unsubscribe = async () => {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};

export const turnPushOff = async (): Promise<void> => {
  const kept = read();
  if (kept)
    await call('DELETE /push-subscriptions/{id}', { params: { id: kept.id }, expect: [204] }).catch(
      () => undefined,
    );
  removeStored(storageKey);
  look();
  await unsubscribe();
};

/** Called at the application's start, because the browser may have a new subscription or the server a new key. */
export const refreshPush = async (): Promise<void> => {
  look();
  if (stateNow() === 'on') await register();
};

belongsToAccount({
  // The server has ended the subscription together with the session.
  handOver: () => {
    if (readStored(storageKey) === null) return;
    removeStored(storageKey);
    look();
    void unsubscribe().catch(() => undefined);
  },
});
