/**
 * What a push is about decides how long it is worth delivering, where it leads, and which earlier push it
 * replaces: the newest `call` or `line` replaces the one before. A message without a kind is not pushed.
 */
export type PushKind = 'call' | 'line' | 'booking' | 'offer' | 'bookings' | 'strike';

type PushManner = { readonly urgency: 'high' | 'normal'; readonly ttlSeconds: number };

const soon: PushManner = { urgency: 'high', ttlSeconds: 30 * 60 };
const today: PushManner = { urgency: 'normal', ttlSeconds: 24 * 60 * 60 };

export const pushManners: Readonly<Record<PushKind, PushManner>> = {
  call: soon,
  line: soon,
  offer: soon,
  booking: today,
  bookings: today,
  strike: today,
};
