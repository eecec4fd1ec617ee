import type { Page } from '@playwright/test';
import words from '../../locales/ru.json' with { type: 'json' };
import type { Role } from '../support/accounts.ts';
import {
  askForCodeOfEmail,
  askForReset,
  chooseWeakPassword,
  completeRegistration,
  leaveHalfDone,
  mistypeCode,
  openAccountForms,
  submitForm,
} from './account-acts.ts';
import {
  askForEarlier,
  beBlocked,
  beNew,
  haveBookings,
  openEdit,
  openNewAccount,
  openPass,
} from './booking-acts.ts';
import {
  checkInUnknown,
  haveGates,
  listKeys,
  openBanner,
  openEditOfFirst,
  openFirst,
  searchEverywhere,
  takeCall,
} from './console-acts.ts';
import {
  blockUser,
  callOutOfTurn,
  cancelFirst,
  chooseHours,
  moveTruck,
  openOperator,
  planClosure,
  readAsTables,
  refuseTruck,
  suspendBooking,
} from './console-dialog-acts.ts';
import { checkByReceipt, checkDraw, openApplication, openDraw, seeDrawnDay } from './draw-acts.ts';
import { askForFactor, haveFactor, openAuthenticator, seeRecoveryCodes } from './factor-acts.ts';
import { beUnknown, openKiosk } from './kiosk-acts.ts';
import { openOffer, openQuestion, openReclaimed } from './link-acts.ts';
import { breakServer, keepDataWaiting, keepWaiting } from './network-acts.ts';
import { askToDelete, takeCopy } from './own-data-acts.ts';
import { addNamelessCargo, lowerCapacity, saveTooLate } from './parameters-acts.ts';
import { typePlate } from './scan-acts.ts';
import { banTruck, openTruckForm } from './vehicle-acts.ts';

export type Screen = {
  /** Names the folder and the contact sheet too. */
  readonly name: string;
  readonly path: string;
  /** If absent, nobody is signed in. */
  readonly as?: Role;
  /** What a person does to bring the screen into this state. */
  readonly act?: (page: Page) => Promise<void>;
  /** Width at which a guide of content/info shows the screen (`npm run shots guides`). */
  readonly guideWidth?: 390 | 1280;
};

const consoleSections = [
  ...[
    'queue',
    'bookings',
    'vehicles',
    'users',
    'appeals',
    'draws',
    'parameters',
    'banners',
    'news',
    'reports',
    'journal',
    'help',
  ],
];

/** Every screen of the product, in its states. A new screen joins here. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/user/login' },
  { name: 'login-refused', path: '/user/login', act: submitForm },
  { name: 'login-factor', path: '/user/login', act: askForFactor },
  { name: 'registration', path: '/user/registration' },
  { name: 'registration-refused', path: '/user/registration', act: chooseWeakPassword },
  { name: 'registration-code', path: '/user/registration', act: mistypeCode },
  { name: 'registration-done', path: '/user/registration', act: completeRegistration },
  { name: 'recovery', path: '/user/recovery' },
  { name: 'recovery-code', path: '/user/recovery', act: askForReset },
  { name: 'news', path: '/info' },
  { name: 'info-acp', path: '/info/acp' },
  { name: 'info-guide', path: '/info/guide' },
  { name: 'info-policy', path: '/info/policy' },
  { name: 'info-user-agreement', path: '/info/user-agreement' },
  { name: 'open-data', path: '/open' },
  { name: 'draws', path: '/draw' },
  { name: 'draw', path: '/draw', act: openDraw },
  { name: 'draw-checked', path: '/draw', act: checkDraw },
  { name: 'draw-receipt', path: '/draw', act: checkByReceipt },
  { name: 'offer', path: '/', act: openOffer },
  { name: 'coming', path: '/', act: openQuestion },
  { name: 'coming-reclaimed', path: '/', act: openReclaimed },
  { name: 'booking', path: '/booking', as: 'driver' },
  { name: 'booking-first', path: '/user/login', act: beNew },
  { name: 'booking-cards', path: '/user/login', act: haveBookings },
  { name: 'booking-pass', path: '/user/login', act: openPass },
  { name: 'booking-edit', path: '/user/login', act: openEdit },
  { name: 'booking-draw', path: '/booking', as: 'driver', act: seeDrawnDay },
  { name: 'booking-apply', path: '/booking', as: 'driver', act: openApplication },
  { name: 'booking-earlier', path: '/user/login', act: askForEarlier },
  { name: 'booking-blocked', path: '/user/login', act: beBlocked },
  { name: 'booking-waiting', path: '/booking', as: 'driver', act: keepWaiting },
  { name: 'booking-failed', path: '/booking', as: 'driver', act: breakServer },
  { name: 'lk', path: '/lk', as: 'driver' },
  { name: 'lk-new', path: '/user/login', act: openNewAccount },
  { name: 'lk-waiting', path: '/lk', as: 'driver', act: keepWaiting },
  { name: 'lk-failed', path: '/lk', as: 'driver', act: breakServer },
  { name: 'lk-forms', path: '/lk', as: 'driver', act: openAccountForms },
  { name: 'lk-code', path: '/lk', as: 'driver', act: askForCodeOfEmail },
  { name: 'lk-leave', path: '/lk', as: 'driver', act: leaveHalfDone },
  { name: 'lk-authenticator', path: '/lk', as: 'driver', act: openAuthenticator },
  { name: 'lk-recovery-codes', path: '/user/login', act: seeRecoveryCodes },
  { name: 'lk-factor', path: '/user/login', act: haveFactor },
  { name: 'lk-own-data', path: '/user/login', act: takeCopy },
  { name: 'lk-deletion', path: '/user/login', act: askToDelete },
  { name: 'lk-vehicle', path: '/lk', as: 'driver', act: openTruckForm },
  { name: 'board-sign-in', path: '/board' },
  { name: 'board-sign-in-refused', path: '/board', act: submitForm },
  { name: 'board-display', path: '/board', as: 'board' },
  { name: 'board-display-driver', path: '/board', as: 'driver' },
  { name: 'board-log', path: '/board/log', as: 'driver' },
  { name: 'board-log-empty', path: '/board/log?date=2020-01-01', as: 'board' },
  { name: 'kiosk-sign-in', path: '/board/kiosk' },
  { name: 'kiosk', path: '/board/kiosk', act: openKiosk },
  { name: 'kiosk-answer', path: '/board/kiosk', act: beUnknown },
  { name: 'scan', path: '/board/scan', as: 'admin' },
  { name: 'scan-typed', path: '/board/scan', as: 'admin', act: typePlate, guideWidth: 390 },
  ...consoleSections.map(
    (section): Screen => ({
      name: `board-${section}`,
      path: `/board/${section}`,
      as: 'admin',
      ...(section === 'queue' && { guideWidth: 1280 }),
    }),
  ),
  { name: 'board-queue-answer', path: '/board/queue', as: 'admin', act: checkInUnknown },
  { name: 'board-queue-call', path: '/board/queue', as: 'admin', act: callOutOfTurn },
  { name: 'board-queue-waiting', path: '/board/queue', as: 'admin', act: keepDataWaiting },
  { name: 'board-queue-failed', path: '/board/queue', as: 'admin', act: breakServer },
  { name: 'board-operator', path: '/board/queue', as: 'admin', act: openOperator },
  { name: 'board-search', path: '/board/queue', as: 'admin', act: searchEverywhere },
  { name: 'board-keys', path: '/board/bookings', as: 'admin', act: listKeys },
  { name: 'board-bookings-list', path: '/board/bookings?view=list', as: 'admin' },
  { name: 'board-bookings-details', path: '/board/bookings?view=list', as: 'admin', act: openFirst },
  {
    name: 'board-bookings-edit',
    path: '/board/bookings?view=list&status=BOOKED',
    as: 'admin',
    act: openEditOfFirst,
  },
  { name: 'board-bookings-new', path: '/board/bookings/new', as: 'admin' },
  { name: 'board-bookings-caller', path: '/board/bookings/new', as: 'admin', act: takeCall },
  {
    name: 'board-bookings-cancel',
    path: '/board/bookings?view=list&status=BOOKED',
    as: 'admin',
    act: cancelFirst,
  },
  { name: 'board-bookings-move', path: '/board/bookings', as: 'admin', act: moveTruck },
  { name: 'board-bookings-waiting', path: '/board/bookings', as: 'admin', act: keepDataWaiting },
  { name: 'board-bookings-failed', path: '/board/bookings', as: 'admin', act: breakServer },
  { name: 'board-closure', path: '/board/closure', as: 'admin' },
  { name: 'board-closure-plan', path: '/board/closure', as: 'admin', act: planClosure },
  { name: 'board-users-block', path: '/board/users?query=carrier', as: 'admin', act: blockUser },
  { name: 'board-users-details', path: '/board/users', as: 'admin', act: openFirst },
  { name: 'board-users-new', path: '/board/users/new', as: 'admin' },
  { name: 'board-appeals-details', path: '/board/appeals', as: 'admin', act: openFirst },
  { name: 'board-banners-block', path: '/board/banners/LEFT_1', as: 'admin' },
  { name: 'board-banners-edit', path: '/board/banners', as: 'admin', act: openBanner },
  { name: 'board-banners-new', path: '/board/banners/LEFT_1/new', as: 'admin' },
  { name: 'board-news-edit', path: '/board/news', as: 'admin', act: openFirst },
  { name: 'board-news-new', path: '/board/news/new', as: 'admin' },
  { name: 'board-reports-shift', path: '/board/reports/shift', as: 'admin' },
  { name: 'board-reports-tables', path: '/board/reports', as: 'admin', act: readAsTables },
  { name: 'board-vehicles-refuse', path: '/board/vehicles?tab=waiting', as: 'admin', act: refuseTruck },
  { name: 'board-vehicles-disputed', path: '/board/vehicles?tab=disputed', as: 'admin', act: openFirst },
  { name: 'board-vehicles-filters', path: '/board/vehicles?approved=true', as: 'admin' },
  { name: 'board-vehicles-details', path: '/board/vehicles?banStatus=WARNED', as: 'admin', act: openFirst },
  { name: 'board-vehicles-ban', path: '/board/vehicles?banStatus=WARNED', as: 'admin', act: banTruck },
  { name: 'board-parameters-rules', path: '/board/parameters/rules', as: 'admin' },
  { name: 'board-parameters-block', path: '/board/parameters/block', as: 'admin' },
  { name: 'board-parameters-suspend', path: '/board/parameters/block', as: 'admin', act: suspendBooking },
  { name: 'board-parameters-hours', path: '/board/parameters/calendar', as: 'admin', act: chooseHours },
  { name: 'board-parameters-reasons', path: '/board/parameters/reasons', as: 'admin' },
  { name: 'board-duty', path: '/board/duty', as: 'admin' },
  { name: 'board-parameters-history', path: '/board/parameters/history', as: 'admin' },
  { name: 'board-vehicles-empty', path: '/board/vehicles?plate=NONE', as: 'admin' },
  {
    name: 'board-vehicles-faults',
    path: '/board/vehicles?plate=---&phone=12&from=2026-11-20&to=2026-11-10',
    as: 'admin',
  },
  { name: 'board-vehicles-failed', path: '/board/vehicles', as: 'admin', act: breakServer },
  { name: 'board-parameters-effect', path: '/board/parameters/rules', as: 'admin', act: lowerCapacity },
  { name: 'board-parameters-stale', path: '/board/parameters/rules', as: 'admin', act: saveTooLate },
  { name: 'board-parameters-refused', path: '/board/parameters/rules', as: 'admin', act: addNamelessCargo },
  { name: 'board-queue-gates', path: '/board/queue', as: 'admin', act: haveGates },
  ...Object.keys(words.gallery.sections).map(
    (section): Screen => ({ name: `widgets-${section}`, path: `/dev/ui?section=${section}` }),
  ),
];
