import { ownDataRoutes as routes } from '#contract/accounts/own-data.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { downloadCopy } from './copy/download-copy.ts';
import { listOwnCopies, requestCopy } from './copy/request-copy.ts';
import { deleteOwnAccount } from './deletion/delete-account.ts';
import { previewDeletion } from './deletion/preview-deletion.ts';

export const bindOwnDataRoutes = (host: RouteHost): void => {
  bind(host, routes.listDataCopies, (ctx) => listOwnCopies(ctx));
  bind(host, routes.requestDataCopy, (ctx) => requestCopy(ctx));
  bind(host, routes.downloadDataCopy, (ctx, { params }) => downloadCopy(ctx, params.id));
  bind(host, routes.previewDeletion, (ctx) => previewDeletion(ctx));
  bindInTransaction(host, routes.deleteAccount, (ctx, { body }) => deleteOwnAccount(ctx, body));
};
