import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';

export const reportsSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'reports',
  component: operatorPage(() => import('../../features/board-reports/reports-page.tsx'), 'ReportsPage'),
});

export const shiftReportSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'reports/shift',
  component: operatorPage(() => import('../../features/board-reports/shift/shift-page.tsx'), 'ShiftPage'),
});
