import { useRouter } from '@tanstack/react-router';
import { ToQueue } from '../../to-queue.tsx';

/** Whether an address has a page of its own; what still leads to the queue is offered nowhere. */
export const useBuilt = () => {
  const { routesByPath } = useRouter();
  const routes: Readonly<Record<string, { options: { component?: unknown } } | undefined>> = routesByPath;
  return (path: string) => routes[path]?.options.component !== ToQueue;
};
