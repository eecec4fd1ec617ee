import { call, fetchBody } from '../../lib/api.ts';
import { readStored, removeStored, writeStored } from '../../lib/local-store.ts';
import { registerWorker } from '../../lib/offline/worker.ts';
import { currentSession } from '../../lib/session/session.ts';
import { belongsToAccount } from '../../lib/session/work-of-account.ts';
import { sharedValue } from '../../lib/shared-value.ts';

/** The subscription on the server, of the account that asked for it on this device. */
type Kept = { readonly accountId: string; readonly id: string };

const storageKey = 'oktet.push';

const read = (): Kept | undefined => {
  try {
    const kept: Kept | null = JSON.parse(readStored(storageKey) ?? 'null');
    return kept && kept.accountId === currentSession().accountId ? kept : undefined;
  } catch {
    return undefined;
  }
};

/** `home-screen`: on an iPhone only what stands on the home screen is told. */
export type PushState = 'on' | 'off' | 'denied' | 'home-screen' | 'unsupported';

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

const toBytes = (base64Url: string) =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const isFor = (subscription: PushSubscription, key: Uint8Array) => {
  const used = subscription.options.applicationServerKey;
  return used !== null && new Uint8Array(used).join() === key.join();
};

const activeWorker = async () => {
  await registerWorker();
  return navigator.serviceWorker.ready;
};

/** The browser's subscription with the server's key; one with an earlier key tells nobody any more. */
const subscribe = async (): Promise<PushSubscription> => {
  const [{ pushManager }, { publicKey }] = await Promise.all([
    activeWorker(),
    fetchBody('GET /push-subscriptions/key', {}),
  ]);
  const key = toBytes(publicKey);
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

/** To be called by a press: browsers ask for the permission only then. */
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

/** With the application's start: the browser may have a new subscription, and the server a new key. */
export const refreshPush = async (): Promise<void> => {
  look();
  if (stateNow() === 'on') await register();
};

belongsToAccount({
  // The server has ended its part with the session.
  handOver: () => {
    if (readStored(storageKey) === null) return;
    removeStored(storageKey);
    look();
    void unsubscribe().catch(() => undefined);
  },
});
