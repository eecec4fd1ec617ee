import type { boardRouter } from './board/board-router.ts';
import type { driverRouter } from './driver/driver-router.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof driverRouter | typeof boardRouter;
  }
}
