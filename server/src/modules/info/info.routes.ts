import { infoRoutes as routes } from '#contract/info-routes.ts';
import { answer, bind, type RouteHost } from '../../platform/http/bind.ts';
import { getInfoPage } from './get-info-page.ts';

export const bindInfoRoutes = (host: RouteHost): void => {
  bind(host, routes.getInfoPage, async (ctx, { params, query }) =>
    answer(200, await getInfoPage(ctx, params.page, query.language)),
  );
};
