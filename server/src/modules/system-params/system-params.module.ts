import { type Module, onNotice } from '../../platform/module/module.ts';
import { forgetAll, paramsChanged } from './params-changed.ts';
import { bindSystemParamsRoutes } from './system-params.routes.ts';
import { systemParamsTables } from './system-params.tables.ts';

export const systemParamsModule: Module = {
  name: 'system-params',
  tables: systemParamsTables,
  routes: bindSystemParamsRoutes,
  subscriptions: [onNotice(paramsChanged, forgetAll)],
};
