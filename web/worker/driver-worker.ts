import { keepApplication } from './keep-application.ts';
import { keptPageOf } from './kept-page-of.ts';
import { showPushes } from './show-pushes.ts';
import { takeUpdates } from './take-updates.ts';

keepApplication(keptPageOf);
takeUpdates();
showPushes();
