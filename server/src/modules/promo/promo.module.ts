import { promoRoutes as routes } from '#contract/promo/promo.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { type Module, onNotice } from '../../platform/module/module.ts';
import { countClick } from './clicks/count-click.ts';
import { getClickCount } from './clicks/get-click-count.ts';
import { listPromo, promoAnswers } from './list-promo.ts';
import { promoTables } from './promo.tables.ts';
import { createBanner, deleteBanner, updateBanner } from './write-banners.ts';

const bindPromoRoutes = (host: RouteHost): void => {
  bind(host, routes.listPromo, (ctx, { query }) => listPromo(ctx, query.position));
  bindInTransaction(host, routes.createBanner, (ctx, { params, body }) =>
    createBanner(ctx, params.position, body),
  );
  bindInTransaction(host, routes.updateBanner, (ctx, { params, body: { version, ...change } }) =>
    updateBanner(ctx, { ...params, version }, change),
  );
  bindInTransaction(host, routes.deleteBanner, (ctx, { params, query }) =>
    deleteBanner(ctx, { ...params, ...query }),
  );
  bind(host, routes.countClick, (ctx, { params }) => countClick(ctx, params.blockId));
  bind(host, routes.getClickCount, (ctx, { params, query }) => getClickCount(ctx, params.position, query));
};

export const promoModule: Module = {
  name: 'promo',
  tables: promoTables,
  routes: bindPromoRoutes,
  subscriptions: [onNotice(promoAnswers.changed, promoAnswers.forget)],
};
