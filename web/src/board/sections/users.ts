import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';

const users = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'users',
  component: lazyRouteComponent(() => import('../../features/board-users/users-page.tsx'), 'UsersPage'),
});

export const usersSection = users.addChildren([
  createRoute({
    getParentRoute: () => users,
    path: 'new',
    component: lazyRouteComponent(
      () => import('../../features/board-users/open-account/open-account-panel.tsx'),
      'OpenAccountPanel',
    ),
  }),
  createRoute({
    getParentRoute: () => users,
    path: '$id',
    component: lazyRouteComponent(
      () => import('../../features/board-users/panel/user-panel.tsx'),
      'UserPanel',
    ),
  }),
]);
