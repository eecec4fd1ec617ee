import { keepList } from '../../modules/waiting-list/keep-list.ts';
import { offerFreedPlaces } from '../../modules/waiting-list/offering/offer-freed-places.ts';
import { call } from '../people/call-api.ts';
import { job, type Operation, operation } from './operation.ts';
import { early, late } from './scene-bookings.ts';

const noAccount = ['UNAUTHORIZED', 'NOT_FOUND'] as const;
const window = { from: early, to: late };

const answering = (name: string, path: 'take' | 'refuse'): Operation => ({
  name,
  refusals: ['OFFER_OVER', 'PLATE_ALREADY_BOOKED', ...noAccount],
  run: async (app, { rival, entryId }) => {
    await offerFreedPlaces(app.systemContext());
    const token = rival.driver.authorization;
    const answer = await call(app, `POST /waiting-list/${entryId}/${path}`, { token });
    const code = answer.statusCode >= 400 ? String(answer.json().code) : null;
    return { status: answer.statusCode, code };
  },
});

/** Operations on the scene's entry and on its resting place. */
export const waitingOperations: readonly Operation[] = [
  job('offer freed places', offerFreedPlaces),
  job('keep the waiting list', keepList),
  answering('take an offer of the list', 'take'),
  answering('refuse an offer of the list', 'refuse'),
  operation(
    'join the list',
    ['VEHICLE_BANNED', 'NOTHING_EARLIER', 'PLATE_ALREADY_WAITING', 'NOT_FOUND'],
    ({ driver, booked, documentId }) => ({
      by: driver,
      request: 'POST /waiting-list',
      json: { vehicleId: booked.vehicleId, windows: [window], documents: [documentId] },
    }),
  ),
  operation('change an entry', ['ENTRY_OVER', ...noAccount], ({ rival, entryId }) => ({
    by: rival.driver,
    request: `PUT /waiting-list/${entryId}`,
    json: { windows: [window], auto: true },
  })),
  operation('leave the list', ['ENTRY_OVER', ...noAccount], ({ rival, entryId }) => ({
    by: rival.driver,
    request: `DELETE /waiting-list/${entryId}`,
  })),
];
