import { waitingListRoutes as routes } from '#contract/waiting-list/waiting-list-routes.ts';
import { bind, bindInTransaction, bindOnce, type RouteHost } from '../../platform/http/bind.ts';
import { toOneBooking } from '../bookings/read/booking-view.ts';
import { foreseeWaiting, getEntry, listEntries, listOwnEntries } from './entry/read-entries.ts';
import { changeEntry, leaveWaitingList } from './join/change-entry.ts';
import { confirmEntry, resendEntryCode } from './join/confirm-entry.ts';
import { joinWaitingList } from './join/join-list.ts';
import { refuseListOffer, takeListOffer } from './offering/answer-entry.ts';

export const bindWaitingListRoutes = (host: RouteHost): void => {
  bindOnce(host, routes.joinWaitingList, (ctx, { body }) => joinWaitingList(ctx, body));
  bind(host, routes.foreseeWaiting, (ctx, { body }) => foreseeWaiting(ctx, body));
  bind(host, routes.listOwnEntries, (ctx, { query }) => listOwnEntries(ctx, query));
  bind(host, routes.listEntries, (ctx, { query }) => listEntries(ctx, query));
  bind(host, routes.getEntry, (ctx, { params }) => getEntry(ctx, params.id));
  bind(host, routes.confirmEntry, (ctx, { params, body }) => confirmEntry(ctx, { ...params, ...body }));
  bind(host, routes.resendEntryCode, (ctx, { params }) => resendEntryCode(ctx, params.id));
  bindInTransaction(host, routes.changeEntry, (ctx, { params, body }) =>
    changeEntry(ctx, { ...params, ...body }),
  );
  bindInTransaction(host, routes.leaveWaitingList, (ctx, { params }) => leaveWaitingList(ctx, params.id));
  bindInTransaction(host, routes.takeListOffer, async (ctx, { params }) =>
    toOneBooking(ctx, await takeListOffer(ctx, params.id)),
  );
  bindInTransaction(host, routes.refuseListOffer, (ctx, { params }) => refuseListOffer(ctx, params.id));
};
