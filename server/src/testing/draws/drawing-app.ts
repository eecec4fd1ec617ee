import { afterEach, beforeEach } from 'vitest';
import { startBeacon, type TestBeacon } from '../servers/beacon-server.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

export type DrawingApp = { app: TestApp; beacon: TestBeacon };

/** Gives each test an application of its own, which draws by a beacon of its own. */
export const setUpDrawingApp = (): DrawingApp => {
  const scene = {} as DrawingApp;
  beforeEach(async () => {
    scene.beacon = await startBeacon();
    const { url, key } = scene.beacon;
    scene.app = await createTestApp({ env: { DRAW_BEACON_URL: url, DRAW_BEACON_KEY: key } });
  });
  afterEach(async () => {
    await scene.app.close();
    await scene.beacon.close();
  });
  return scene;
};
