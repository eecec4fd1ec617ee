import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';

const users = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'users',
  component: operatorPage(() => import('../../features/board-users/users-page.tsx'), 'UsersPage'),
});

export const usersSection = users.addChildren([
  createRoute({
    getParentRoute: () => users,
    path: 'new',
    component: operatorPage(
      () => import('../../features/board-users/open-account/open-account-panel.tsx'),
      'OpenAccountPanel',
    ),
  }),
  createRoute({
    getParentRoute: () => users,
    path: '$id',
    component: operatorPage(() => import('../../features/board-users/panel/user-panel.tsx'), 'UserPanel'),
  }),
]);
