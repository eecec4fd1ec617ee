import type { PushPayload } from '@oktet/contract/push.ts';
import { scope } from './worker-scope.ts';

type Shown = Pick<PushPayload, 'id' | 'path' | 'onMyWay'>;

const icon = '/assets/icons/app/icon-192.png';
const badge = '/assets/icons/app/badge-96.png';

/** The types lack `actions` and `renotify`, because not every browser has them. */
type Options = NotificationOptions & {
  readonly actions: readonly { readonly action: string; readonly title: string }[];
  readonly renotify: boolean;
  readonly timestamp: number;
};

const show = async (push: PushPayload) => {
  const { id, title, body, tag, lang, path, open, onMyWay, at } = push;
  const [before] = await scope.registration.getNotifications({ tag });
  const isRepeated = (before?.data as Shown | undefined)?.id === id;
  const options: Options = {
    ...{ body, tag, lang, icon, badge },
    // A push that the service delivers twice rings only once.
    renotify: !isRepeated,
    requireInteraction: onMyWay !== undefined,
    timestamp: Date.parse(at),
    data: { id, path, ...(onMyWay && { onMyWay }) } satisfies Shown,
    actions: [
      ...(onMyWay ? [{ action: 'on-my-way', title: onMyWay.title }] : []),
      { action: 'open', title: open },
    ],
  };
  await scope.registration.showNotification(title, options);
};

const openPage = async (path: string) => {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await scope.clients.openWindow(path);
};

const answerCall = async ({ path, onMyWay }: Shown) => {
  const answer = await fetch(onMyWay?.path ?? '', { method: 'POST' }).catch(() => undefined);
  // If the answer failed, the page tells why.
  if (!answer?.ok) await openPage(path);
};

export const showPushes = (): void => {
  scope.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json()));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const shown: Shown = event.notification.data;
    const isAnswer = event.action === 'on-my-way' && shown.onMyWay;
    event.waitUntil(isAnswer ? answerCall(shown) : openPage(shown.path));
  });
};
