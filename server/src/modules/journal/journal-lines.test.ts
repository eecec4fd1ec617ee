import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addDriver, openScene } from '../../testing/people/test-people.ts';
import { createTestFolder } from '../../testing/test-folder.ts';
import { addVehicle } from '../../testing/trucks/test-vehicles.ts';
import { handOverJournal } from './journal-lines.ts';

const scene = openScene();

test('each event of the journal is handed over once, in order, when no earlier one can come any more', async () => {
  const stateFile = join(await createTestFolder(), 'journal.state');
  const next = async () => {
    const lines: string[] = [];
    await handOverJournal(scene.app.systemContext(), stateFile, (line) => lines.push(line));
    return lines.map((line) => JSON.parse(line));
  };
  scene.app.clock.advance({ minutes: 1 });
  await next();
  const driver = await addDriver(scene.app);
  const { id: first } = await addVehicle(scene.app, driver, 'LINES 1');
  scene.app.clock.advance({ seconds: 29 });
  expect(await next()).toEqual([]);
  const { id: second } = await addVehicle(scene.app, driver, 'LINES 2');
  scene.app.clock.advance({ seconds: 2 });
  expect(await next()).toMatchObject([{ type: 'VEHICLE_ADDED', vehicleId: first, actor: 'DRIVER' }]);
  scene.app.clock.advance({ minutes: 1 });
  expect(await next()).toMatchObject([{ type: 'VEHICLE_ADDED', vehicleId: second }]);
  expect(await next()).toEqual([]);
});
