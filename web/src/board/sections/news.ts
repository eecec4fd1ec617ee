import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';

const news = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'news',
  component: operatorPage(() => import('../../features/board-news/news-page.tsx'), 'NewsPage'),
});

export const newsSection = news.addChildren([
  createRoute({
    getParentRoute: () => news,
    path: 'new',
    component: operatorPage(
      () => import('../../features/board-news/editor/new-item-panel.tsx'),
      'NewItemPanel',
    ),
  }),
  createRoute({
    getParentRoute: () => news,
    path: '$id',
    component: operatorPage(() => import('../../features/board-news/editor/item-panel.tsx'), 'ItemPanel'),
  }),
]);
