import type { Rolldown } from 'vite';
import { isForLists, isForRichText, isLibrary, type Look, reachedFrom } from './module-graph.ts';

const isRare = (id: string) => isForRichText(id) || isForLists(id);

/** Styles import nothing, so they can go where they save a file. */
const isStyleIn = (folders: RegExp, id: string) =>
  id.endsWith('.css') && folders.test(id.replaceAll('\\', '/'));
const stylesOfFrame = /\/web\/src\/(driver\/layout|features\/(shell|promo)|domain\/promo|ui\/dialogs)\//;
const stylesOfBooking = /\/web\/src\/features\/booking\//;

/** For each group, whether a module belongs to it. */
const groupsOf = (look: Look) => {
  const reached = (...paths: string[]) => reachedFrom(look, paths);
  const driver = reached('driver/main.tsx');
  const board = reached('board/main.tsx');
  const laterOnBoard = reachedFrom(look, ['board/main.tsx'], { later: true });
  const registration = reached(
    'features/accounts/registration/registration-page.tsx',
    'features/accounts/recovery/recovery-page.tsx',
  );
  const simple = reached(
    'features/accounts/registration/registration-page.tsx',
    'features/info/info-pages.tsx',
    'features/promo/banner-place.tsx',
  );
  const dialogs = reached('ui/dialogs/info-dialog.tsx', 'ui/dialogs/confirm-dialog.tsx');
  const booking = reached('driver/pages/booking-screen.ts');
  const soonAtBooking = reached('ui/fields/dropdown-field.tsx', 'features/booking/line/line-watch.tsx');
  const account = reached('driver/pages/account-screen.ts');
  const passPage = reached('features/booking/pass/pass-page.tsx');
  const pass = reached('features/booking/pass/pass-dialog.tsx', 'domain/booking/qr-code.tsx');
  const banners = reached('features/promo/banner-place.tsx');
  const display = reached('board/display/display-frame.tsx');
  const queue = reached('board/console/console-frame.tsx', 'features/board-queue/queue-page.tsx');

  const isShared = (id: string) => [laterOnBoard, account, passPage, pass].some((one) => one.has(id));
  return {
    framework: (id: string) => isLibrary(id) && !isRare(id) && driver.has(id) && board.has(id),
    shell: (id: string) =>
      isStyleIn(stylesOfFrame, id) ||
      (!isRare(id) && ((driver.has(id) && laterOnBoard.has(id)) || (booking.has(id) && simple.has(id)))),
    fields: (id: string) => !isRare(id) && registration.has(id) && account.has(id),
    dialogs: (id: string) => !isRare(id) && dialogs.has(id),
    domain: (id: string) =>
      isStyleIn(stylesOfBooking, id) ||
      (!isForRichText(id) && ((booking.has(id) && isShared(id)) || soonAtBooking.has(id))),
    account: (id: string) => !isForRichText(id) && account.has(id) && laterOnBoard.has(id),
    banners: (id: string) => !isRare(id) && banners.has(id),
    pass: (id: string) => !isForRichText(id) && pass.has(id),
    line: (id: string) => !isForRichText(id) && queue.has(id) && display.has(id),
    console: (id: string) => !isForRichText(id) && queue.has(id),
  };
};

const names = [
  'framework',
  'shell',
  'fields',
  'dialogs',
  'domain',
  'account',
  'banners',
  'pass',
  'line',
  'console',
] as const;

/**
 * Left alone, the bundler makes a file for every combination of screens that share a module: the booking screen came
 * in 70 files, and each is a round trip somewhere on a bad network. Here a module goes to the first of these groups
 * that it belongs to, and what belongs to none stays with its screen. Whatever a member imports belongs to the same
 * group or to one before, so no group needs a later one.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => {
  let groups: ReturnType<typeof groupsOf> | undefined;
  return names.map((name, place) => ({
    debugName: name,
    priority: names.length - place,
    name: (id, context) => {
      groups ??= groupsOf((one) => context.getModuleInfo(one));
      return groups[name](id) ? name : null;
    },
  }));
};

/** By the chunk's name: what the first screen of a driver runs as soon as it is there. */
const runsAtOnce: ReadonlySet<string> = new Set(['framework', 'shell', 'driver', 'domain', 'booking-screen']);

/**
 * Tells Chromium to compile these files whole, on another thread while the rest is still coming. Left alone it compiles
 * each function when it is first called, on the thread that draws the screen. Other browsers read a comment.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  runsAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : '';
