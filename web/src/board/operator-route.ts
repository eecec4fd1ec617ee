import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { OperatorOnly } from './operator-only.tsx';

export const boardRoot = createRootRoute({ component: Outlet });

export const operatorRoute = createRoute({
  getParentRoute: () => boardRoot,
  id: 'operator',
  component: OperatorOnly,
});
