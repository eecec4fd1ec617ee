import { type Module, scheduledJob } from '../../platform/module/module.ts';
import { personalDataJob, removePersonalData } from './remove-personal-data.ts';

export const personalDataModule: Module = {
  name: 'personal-data',
  routes: () => undefined,
  jobs: [scheduledJob('40 3 * * *', personalDataJob, removePersonalData)],
};
