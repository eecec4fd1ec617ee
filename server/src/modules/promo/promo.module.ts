import { type Module, onNotice } from '../../platform/module/module.ts';
import { bindPromoRoutes } from './promo.routes.ts';
import { promoTables } from './promo.tables.ts';
import { forgetPromo, promoChanged } from './promo-changed.ts';

export const promoModule: Module = {
  name: 'promo',
  tables: promoTables,
  routes: bindPromoRoutes,
  subscriptions: [onNotice(promoChanged, forgetPromo)],
};
