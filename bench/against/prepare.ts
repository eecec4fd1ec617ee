import * as stage from '../bookings/stage.ts';
import * as benchApp from '../support/bench-app.ts';
import * as drivers from '../support/drivers.ts';
import * as past from '../support/rows/past-bookings.ts';
import { runPreparation } from './sides/preparation.ts';

await runPreparation({ ...stage, ...benchApp, ...drivers, ...past });
