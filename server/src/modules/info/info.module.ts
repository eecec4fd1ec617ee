import { infoRoutes as routes } from '#contract/info-routes.ts';
import { bind, type RouteHost } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module/module.ts';
import { getInfoPage } from './get-info-page.ts';

const bindInfoRoutes = (host: RouteHost): void => {
  bind(host, routes.getInfoPage, (ctx, { params, query }) => getInfoPage(ctx, params.page, query.language));
};

export const infoModule: Module = { name: 'info', routes: bindInfoRoutes };
