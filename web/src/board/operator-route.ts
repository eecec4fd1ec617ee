import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { OperatorOnly } from './operator-only.tsx';

export const boardRoot = createRootRoute({ component: Outlet });

/** What stands below it is the console's; the sections of the console hang here. */
export const operatorRoute = createRoute({
  getParentRoute: () => boardRoot,
  id: 'operator',
  component: OperatorOnly,
});
