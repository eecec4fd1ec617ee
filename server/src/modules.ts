import { accountsModule } from './modules/accounts/accounts.module.ts';
import { actsModule } from './modules/acts/acts.module.ts';
import { appealsModule } from './modules/appeals/appeals.module.ts';
import { bookingsModule } from './modules/bookings/bookings.module.ts';
import { bootstrapModule } from './modules/bootstrap/bootstrap.module.ts';
import { documentsModule } from './modules/documents/documents.module.ts';
import { drawsModule } from './modules/draws/draws.module.ts';
import { dutiesModule } from './modules/duties/duties.module.ts';
import { gatesModule } from './modules/gates/gates.module.ts';
import { infoModule } from './modules/info/info.module.ts';
import { journalModule } from './modules/journal/journal.module.ts';
import { newsModule } from './modules/news/news.module.ts';
import { notesModule } from './modules/notes/notes.module.ts';
import { openDataModule } from './modules/open-data/open-data.module.ts';
import { personalDataModule } from './modules/personal-data/personal-data.module.ts';
import { promoModule } from './modules/promo/promo.module.ts';
import { queueModule } from './modules/queue/queue.module.ts';
import { reasonsModule } from './modules/reasons/reasons.module.ts';
import { reportsModule } from './modules/reports/reports.module.ts';
import { searchModule } from './modules/search/search.module.ts';
import { slotsModule } from './modules/slots/slots.module.ts';
import { systemParamsModule } from './modules/system-params/system-params.module.ts';
import { vehiclesModule } from './modules/vehicles/vehicles.module.ts';
import { waitingListModule } from './modules/waiting-list/waiting-list.module.ts';
import { watchListModule } from './modules/watch-list/watch-list.module.ts';
import type { Module } from './platform/module/module.ts';

/** Order matters: a module may import only those before it. */
export const modules: readonly Module[] = [
  systemParamsModule,
  reasonsModule,
  accountsModule,
  documentsModule,
  vehiclesModule,
  watchListModule,
  gatesModule,
  slotsModule,
  bookingsModule,
  queueModule,
  waitingListModule,
  drawsModule,
  appealsModule,
  actsModule,
  notesModule,
  dutiesModule,
  journalModule,
  openDataModule,
  searchModule,
  reportsModule,
  personalDataModule,
  infoModule,
  bootstrapModule,
  promoModule,
  newsModule,
];
