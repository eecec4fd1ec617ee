/** Sections of locales/ that only the server uses: messages, sheets, page heads. */
export const serverSections: readonly string[] = [
  'actUndone',
  'approvedForAnotherAccount',
  'banReasons',
  'banUntilLifted',
  'dataCopy',
  'drawLeftOut',
  'drawListed',
  'messages',
  'noReasonGiven',
  'outbox',
  'publicPages',
  'pushes',
  'struckBookings',
];

export const boardSections: readonly string[] = [
  'boardAppeals',
  'boardBanners',
  'boardBookingForm',
  'boardBookings',
  'boardClosure',
  'boardDraws',
  'boardDuty',
  'boardLog',
  'boardNews',
  'boardQueue',
  'boardReasons',
  'boardReports',
  'boardScan',
  'boardSearch',
  'boardUsers',
  'boardVehicles',
  'boardWatchList',
  'cancellations',
  'cargoTypes',
  'console',
  'display',
  'guards',
  'help',
  'journal',
  'kiosk',
  'lineActs',
  'notes',
  'panel',
  'parameters',
  'reasons',
  'setup',
  'shortcuts',
];

export const gallerySections: readonly string[] = ['gallery'];

/** Screens say these errors by themselves; the words of all others come with the server's answer. */
export const errorsOnScreens: readonly string[] = [
  'CERTIFICATE_REQUIRED',
  'HOLD_EXPIRED',
  'PLATE_ALREADY_BOOKED',
  'PRIORITY_DOCUMENT_REQUIRED',
  'VEHICLE_BANNED',
];

type Sections = Readonly<Record<string, unknown>>;

const pick = (words: Sections, isKept: (name: string) => boolean): Sections =>
  Object.fromEntries(Object.entries(words).filter(([name]) => isKept(name)));

const without = (words: Sections, left: readonly string[]): Sections => ({
  ...pick(words, (section) => !left.includes(section)),
  errors: pick((words.errors ?? {}) as Sections, (code) => errorsOnScreens.includes(code)),
});

export const driverWords = (words: Sections): Sections =>
  without(words, [...serverSections, ...boardSections, ...gallerySections]);

export const boardWords = (words: Sections): Sections =>
  without(words, [...serverSections, ...gallerySections]);

export const galleryWords = (words: Sections): Sections => without(words, serverSections);
