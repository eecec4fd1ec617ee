/** Sections of locales/ that only the server uses: messages, sheets, page heads. */
export const serverSections: readonly string[] = [
  'approvedForAnotherAccount',
  'banReasons',
  'banUntilLifted',
  'messages',
  'noReasonGiven',
  'outbox',
  'publicPages',
  'struckBookings',
];

export const boardSections: readonly string[] = [
  'boardBanners',
  'boardBookingForm',
  'boardBookings',
  'boardClosure',
  'boardLog',
  'boardNews',
  'boardQueue',
  'boardReasons',
  'boardReports',
  'boardSearch',
  'boardUsers',
  'boardVehicles',
  'cancellations',
  'cargoTypes',
  'console',
  'display',
  'journal',
  'kiosk',
  'lineActs',
  'panel',
  'parameters',
  'reasons',
  'shortcuts',
];

export const gallerySections: readonly string[] = ['gallery'];

type Sections = Readonly<Record<string, unknown>>;

const without = (words: Sections, left: readonly string[]): Sections =>
  Object.fromEntries(Object.entries(words).filter(([section]) => !left.includes(section)));

export const driverWords = (words: Sections): Sections =>
  without(words, [...serverSections, ...boardSections, ...gallerySections]);

export const boardWords = (words: Sections): Sections =>
  without(words, [...serverSections, ...gallerySections]);

export const galleryWords = (words: Sections): Sections => without(words, serverSections);
