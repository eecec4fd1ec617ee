import { hearing, type Module } from '../../platform/module/module.ts';
import { bindPromoRoutes } from './promo.routes.ts';
import { promoTables } from './promo.tables.ts';
import { forgetPromo, promoChanged } from './promo-changed.ts';

export const promoModule: Module = {
  name: 'promo',
  tables: promoTables,
  routes: bindPromoRoutes,
  subscriptions: [hearing(promoChanged, forgetPromo)],
};
