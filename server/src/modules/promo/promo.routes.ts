import { promoRoutes as routes } from '#contract/promo/promo-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { countClick } from './clicks/count-click.ts';
import { getClickCount } from './clicks/get-click-count.ts';
import { createBanner } from './create-banner.ts';
import { deleteBanner } from './delete-banner.ts';
import { listPromo } from './list-promo.ts';
import { updateBanner } from './update-banner.ts';

export const bindPromoRoutes = (host: RouteHost): void => {
  bind(host, routes.listPromo, async (ctx, { query }) => answer(200, await listPromo(ctx, query.position)));
  bindInTransaction(host, routes.createBanner, async (ctx, { params, body }) =>
    answer(201, await createBanner(ctx, params.position, body)),
  );
  bindInTransaction(host, routes.updateBanner, async (ctx, { params, body: { version, ...change } }) =>
    answer(200, await updateBanner(ctx, { ...params, version }, change)),
  );
  bindInTransaction(host, routes.deleteBanner, async (ctx, { params, query }) => {
    await deleteBanner(ctx, { ...params, ...query });
    return answer(204);
  });
  bind(host, routes.countClick, async (ctx, { params }) => {
    await countClick(ctx, params.blockId);
    return answer(204);
  });
  bind(host, routes.getClickCount, async (ctx, { params, query }) =>
    answer(200, await getClickCount(ctx, params.position, query)),
  );
};
