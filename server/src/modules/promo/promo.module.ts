import { type Module, onNotice } from '../../platform/module/module.ts';
import { promoAnswers } from './list-promo.ts';
import { bindPromoRoutes } from './promo.routes.ts';
import { promoTables } from './promo.tables.ts';

export const promoModule: Module = {
  name: 'promo',
  tables: promoTables,
  routes: bindPromoRoutes,
  subscriptions: [onNotice(promoAnswers.changed, promoAnswers.forget)],
};
