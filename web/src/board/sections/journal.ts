import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';

export const journalSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'journal',
  component: operatorPage(() => import('../../features/board-journal/journal-page.tsx'), 'JournalPage'),
});

export const reasonsSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'journal/reasons',
  component: operatorPage(
    () => import('../../features/board-reasons/ready-reasons-page.tsx'),
    'ReadyReasonsPage',
  ),
});
