import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';

const banners = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'banners',
  component: operatorPage(() => import('../../features/board-banners/banners-page.tsx'), 'BannersPage'),
});

export const bannersSection = banners.addChildren([
  createRoute({
    getParentRoute: () => banners,
    path: '$position',
    component: operatorPage(() => import('../../features/board-banners/block/block-panel.tsx'), 'BlockPanel'),
  }),
  createRoute({
    getParentRoute: () => banners,
    path: '$position/new',
    component: operatorPage(
      () => import('../../features/board-banners/editor/new-banner-panel.tsx'),
      'NewBannerPanel',
    ),
  }),
  createRoute({
    getParentRoute: () => banners,
    path: '$position/$id',
    component: operatorPage(
      () => import('../../features/board-banners/editor/banner-panel.tsx'),
      'BannerPanel',
    ),
  }),
]);
