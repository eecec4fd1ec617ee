import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Pass } from '#contract/bookings/pass.ts';
import type { ArrivalWindow } from '../../../domain/booking/arrival.ts';
import { qrOf } from '../../../domain/booking/pass-links.ts';
import { fetchBody } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { readTab, writeTab } from '../../../lib/tab-store.ts';
import { callOfBooking, type GateCall, gateCallOf } from '../call/gate-call.ts';
import { isInLine } from '../line/line-rows.ts';

type CachedPass = { readonly pass: Pass; readonly at: number };

const keyOf = (token: string) => `oktet.pass.${token}`;

const read = async (token: string, signal: AbortSignal): Promise<Pass> => {
  const body = await fetchBody('GET /pass/{token}', { params: { token }, signal });
  writeTab(keyOf(token), { pass: body, at: Date.now() } satisfies CachedPass);
  return body;
};

const acknowledgeByPass = async (token: string): Promise<void> => {
  const body = await fetchBody('POST /pass/{token}/acknowledge-call', { params: { token } });
  queryClient.setQueryData(passQuery(token).queryKey, body);
};

/** Faster while in the queue. A background tab is slower but still polls, so that a call can ring. */
const refreshMs = (pass: Pass | undefined) => {
  const isOnItsWay = pass !== undefined && isInLine(pass);
  if (document.visibilityState === 'visible') return isOnItsWay ? 10_000 : 60_000;
  return isOnItsWay ? 60_000 : false;
};

/** Without a network shows the last known pass from the tab's storage. */
export const passQuery = (token: string) => {
  const known = readTab<CachedPass>(keyOf(token));
  return queryOptions({
    queryKey: ['pass', token],
    queryFn: ({ signal }) => read(token, signal),
    refetchInterval: ({ state }) => refreshMs(state.data),
    refetchIntervalInBackground: true,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    ...(known && { initialData: known.pass, initialDataUpdatedAt: known.at }),
  });
};

type FromGate = 'calledAt' | 'recalledAt' | 'acknowledgedAt' | 'gate' | 'gateDirections';

export type PassView = Omit<Pass, FromGate | 'window' | 'site'> & {
  readonly window: ArrivalWindow | undefined;
  readonly site: Pass['site'] | undefined;
  readonly call: GateCall | undefined;
  /** The following are set for the owner only. */
  readonly id?: string;
  readonly vehicleModel?: string;
};

/** `late` comes from the live queue, because the booking does not have it. */
export const viewOfBooking = (
  booking: Booking,
  window: ArrivalWindow | undefined,
  late: boolean,
  site: PassView['site'],
): PassView => ({
  ...booking,
  position: booking.queue?.position ?? null,
  etaFrom: booking.queue?.etaFrom ?? null,
  etaTo: booking.queue?.etaTo ?? null,
  site,
  window,
  call: booking.bookingStatus === 'GO_TO_GATE' ? callOfBooking(booking) : undefined,
  late,
  qr: booking.passQr ?? qrOf(booking),
});

export const viewOfPass = (pass: Pass, token: string): PassView => ({
  ...pass,
  call: pass.bookingStatus === 'GO_TO_GATE' ? gateCallOf(pass, () => acknowledgeByPass(token)) : undefined,
});
