import type { EventType } from '#contract/journal/event-types.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';

type Target = { readonly to: string; readonly search?: Readonly<Record<string, string>> };

/** Pages for events that concern no booking, truck or account. Only administrators see them. */
const adminPages: { readonly [T in EventType]?: Target } = {
  PARAMS_CHANGED: { to: '/parameters/history' },
  BOOKING_BLOCKED: { to: '/parameters/block' },
  BOOKING_UNBLOCKED: { to: '/parameters/block' },
  REASONS_CHANGED: { to: '/parameters/reasons' },
  BANNER_ADDED: { to: '/banners' },
  BANNER_CHANGED: { to: '/banners' },
  BANNER_DELETED: { to: '/banners' },
  NEWS_ADDED: { to: '/news' },
  NEWS_CHANGED: { to: '/news' },
  NEWS_DELETED: { to: '/news' },
};

/** The first of these that the event has: appeal, duty, closure, booking, truck, account, page for such events. */
export const targetOf = (
  { type, bookingId, vehicleId, userId, to }: JournalEvent,
  isAdmin: boolean,
): Target | null => {
  if (typeof to?.appealId === 'string') return { to: `/appeals/${to.appealId}` };
  if (typeof to?.dutyId === 'string') return { to: '/reports/shift', search: { dutyId: to.dutyId } };
  if (typeof to?.closureId === 'string') return { to: `/closures/${to.closureId}` };
  if (bookingId) return { to: `/bookings/${bookingId}` };
  if (vehicleId) return { to: `/vehicles/${vehicleId}` };
  if (userId) return { to: `/users/${userId}` };
  if (type === 'REPORT_DOWNLOADED') return { to: '/reports' };
  if (!isAdmin) return null;
  if (type === 'REASONS_CHANGED' && typeof to?.kind === 'string')
    return { to: '/parameters/reasons', search: { kind: to.kind } };
  return adminPages[type] ?? null;
};
