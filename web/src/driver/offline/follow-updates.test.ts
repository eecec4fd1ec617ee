import { beforeEach, expect, test, vi } from 'vitest';
import { followUpdates } from './follow-updates.ts';

const offered = vi.hoisted(() => vi.fn());
const work = vi.hoisted(() => ({ isUnsaved: false }));
vi.mock('../../lib/screen/new-version.ts', () => ({ offerNewVersion: offered }));
vi.mock('../../ui/unsaved/unsaved-work.ts', () => ({ hasUnsavedWork: () => work.isUnsaved }));

type Visibility = 'visible' | 'hidden';

const open = (visibilityState: Visibility) => {
  const page = Object.assign(new EventTarget(), { visibilityState, activeElement: null });
  const workers = Object.assign(new EventTarget(), { controller: {} });
  const reload = vi.fn();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('location', { reload });
  const waiting = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { waiting });
  followUpdates(registration as unknown as ServiceWorkerRegistration);
  const hide = () => {
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { waiting, reload, hide, replace: () => workers.dispatchEvent(new Event('controllerchange')) };
};

beforeEach(() => {
  offered.mockClear();
  work.isUnsaved = false;
});

test('while somebody looks a new version is offered, and taken once the page is out of sight', () => {
  const { waiting, reload, hide, replace } = open('visible');
  expect(offered).toHaveBeenCalled();
  expect(waiting.postMessage).not.toHaveBeenCalled();
  hide();
  expect(waiting.postMessage).toHaveBeenCalledWith('take-if-alone');
  replace();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a form that is open is never interrupted', () => {
  work.isUnsaved = true;
  const { waiting, reload, hide, replace } = open('visible');
  hide();
  replace();
  expect(waiting.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  expect(offered).toHaveBeenCalled();
});
