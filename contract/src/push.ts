import { z } from 'zod';
import { id } from './common.ts';
import { route } from './route.ts';

const base64Url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'INVALID_FORMAT');

/** The fields of a browser's `PushSubscription`. */
const pushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: base64Url(65), auth: base64Url(16) }),
});

/** What a push contains: no name and no phone number. Paths are relative to the site. */
export type PushPayload = {
  /** Stays the same when sending is repeated. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly at: string;
  /** A push replaces an earlier one with the same tag. */
  readonly tag: string;
  readonly path: string;
  /** Label of the button that opens `path`. */
  readonly open: string;
  /** The button with which a driver answers a call. */
  readonly onMyWay?: { readonly title: string; readonly path: string };
};

export const pushRoutes = {
  getPushKey: route('GET /push-subscriptions/key', 'public', {
    summary: 'The public key (VAPID, RFC 8292) with which a browser subscribes to pushes',
    answers: { 200: z.object({ publicKey: z.string() }) },
  }),
  addPushSubscription: route('POST /push-subscriptions', 'acting', {
    summary: 'Tells this session by Web Push; replaces what the session or the browser had before',
    body: pushSubscription,
    answers: { 201: z.object({ id }) },
  }),
  removePushSubscription: route('DELETE /push-subscriptions/{id}', 'acting', {
    summary: 'Ends pushes to one of the account’s browsers',
  }),
} as const;
