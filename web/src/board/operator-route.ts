import { createRootRoute, createRoute } from '@tanstack/react-router';
import { FactorGate } from './factor-gate.tsx';
import { OperatorOnly } from './operator-only.tsx';

export const boardRoot = createRootRoute({ component: FactorGate });

export const operatorRoute = createRoute({
  getParentRoute: () => boardRoot,
  id: 'operator',
  component: OperatorOnly,
});
