import { doingEvery, type Module } from '../../platform/module.ts';
import { checkInLimits } from './check-in/limit-guesses.ts';
import { forgetPlates, forgetPlatesJob } from './log/forget-plates.ts';
import { queueMessages } from './log/messages.ts';
import { publishHead, publishHeadJob } from './log/publish-head.ts';
import { bindQueueRoutes } from './queue.routes.ts';

export const queueModule: Module = {
  name: 'queue',
  tables: [],
  routes: bindQueueRoutes,
  jobs: [
    doingEvery('0 0 * * *', publishHeadJob, publishHead),
    doingEvery('40 3 * * *', forgetPlatesJob, forgetPlates),
  ],
  messages: queueMessages,
  limits: checkInLimits,
};
