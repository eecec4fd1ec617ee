import { setupRoutes as routes } from '#contract/setup/setup-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { closeChecklist, getChecklist } from './checklist.ts';
import { finishSetup } from './finish-setup.ts';
import { sendTestMessage } from './send-test-message.ts';
import { isSetupOpen, requireSetupKey } from './setup-key.ts';
import { getSetupState, keepSteps } from './setup-state.ts';

export const bindSetupRoutes = (host: RouteHost): void => {
  bind(host, routes.getSetup, async (ctx) => ({ open: await isSetupOpen(ctx) }));
  bind(host, routes.openSetup, async (ctx, { body }) => {
    await requireSetupKey(ctx, body.key);
    return getSetupState(ctx);
  });
  bind(host, routes.putSetup, async (ctx, { body }) => {
    await requireSetupKey(ctx, body.key);
    await keepSteps(ctx, body);
    return getSetupState(ctx);
  });
  bind(host, routes.testSetupMessage, async (ctx, { body }) => {
    await requireSetupKey(ctx, body.key);
    await sendTestMessage(ctx, body);
    return getSetupState(ctx);
  });
  bind(host, routes.finishSetup, async (ctx, { body }) => {
    await requireSetupKey(ctx, body.key);
    return answer(204, undefined, await finishSetup(ctx, body));
  });
  bind(host, routes.getChecklist, (ctx) => getChecklist(ctx));
  bindInTransaction(host, routes.closeChecklist, (ctx) => closeChecklist(ctx));
};
