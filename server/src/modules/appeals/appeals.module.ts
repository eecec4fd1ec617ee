import { type Module, onEvent, scheduledJob } from '../../platform/module/module.ts';
import { documentsLeaving } from '../documents/document/document-events.ts';
import { requireUnneededByAppeals } from './appeal-documents.ts';
import { bindAppealsRoutes } from './appeals.routes.ts';
import { appealsTables } from './appeals.tables.ts';
import { suspendAppealsJob, tellSuspensions } from './suspend-appeals.ts';
import { appealsMessages } from './telling/messages.ts';

export const appealsModule: Module = {
  name: 'appeals',
  tables: appealsTables,
  routes: bindAppealsRoutes,
  jobs: [scheduledJob('* * * * *', suspendAppealsJob, tellSuspensions)],
  subscriptions: [onEvent(documentsLeaving, requireUnneededByAppeals)],
  messages: appealsMessages,
};
