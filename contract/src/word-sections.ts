/** Sections of locales/ that only the server says: in messages, sheets' answers and the heads of pages. */
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

/** Sections that only the console, the display and the kiosk show: drivers do not wait for them. */
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

/** Sections of the gallery of widgets. */
export const gallerySections: readonly string[] = ['gallery'];

type Sections = Readonly<Record<string, unknown>>;

const without = (words: Sections, left: readonly string[]): Sections =>
  Object.fromEntries(Object.entries(words).filter(([section]) => !left.includes(section)));

/** What a driver's screens say. */
export const driverWords = (words: Sections): Sections =>
  without(words, [...serverSections, ...boardSections, ...gallerySections]);

/** What the console's screens say, those that it shares with drivers among them. */
export const boardWords = (words: Sections): Sections =>
  without(words, [...serverSections, ...gallerySections]);

export const galleryWords = (words: Sections): Sections => without(words, serverSections);
