import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';

export const journalSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'journal',
  component: lazyRouteComponent(() => import('../../features/board-journal/journal-page.tsx'), 'JournalPage'),
});

export const reasonsSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'journal/reasons',
  component: lazyRouteComponent(
    () => import('../../features/board-reasons/ready-reasons-page.tsx'),
    'ReadyReasonsPage',
  ),
});
