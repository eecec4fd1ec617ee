import { offerPlaces } from '../../modules/bookings/closures/offer-places.ts';
import { releaseDueActs } from '../../modules/bookings/closures/release-act.ts';
import { instanceOf, type World } from './model-world.ts';

const doneBy = ({ status, body }: { status: number; body: unknown }, wanted: number) => {
  if (status !== wanted) throw new Error(`${status} instead of ${wanted}: ${JSON.stringify(body)}`);
};

/** Goes on until an act on a closure can no longer be undone, and does what follows from it. */
const settle = async (world: World, closureId: string) => {
  const app = instanceOf(world, 0);
  app.clock.advance({ seconds: 11 });
  await releaseDueActs(app.systemContext());
  await offerPlaces(app.systemContext(), { closureId });
};

/**
 * Makes offers, which random acts alone hardly ever do: a closure moves four bookings and is reopened. One offer
 * is taken and one refused. The others stay open for the commands, or lapse.
 */
export const openOffers = async (world: World): Promise<void> => {
  const { operator, people, trucks, slots } = world;
  const bookings: { readonly id: string; readonly owner: (typeof people)[number] }[] = [];
  for (const [place, owner] of people.slice(0, 4).entries()) {
    const truck = trucks.findLast((one) => one.owner === owner);
    const dateBooked = slots[place < 2 ? 2 : 3];
    const booked = await operator.call('POST', '/booking', {
      body: { vehicleId: truck?.vehicleId, dateBooked },
    });
    doneBy(booked, 201);
    bookings.push({ id: booked.body.id, owner });
  }
  const body = { date: slots[2], minutes: 120, reason: 'model' };
  const closed = await operator.call('POST', '/closures', { body });
  doneBy(closed, 200);
  const { id, from } = closed.body.closure;
  await settle(world, id);
  doneBy(await operator.call('PUT', `/closures/${id}`, { body: { to: from } }), 200);
  await settle(world, id);
  const [first, second] = bookings;
  if (first) doneBy(await first.owner.call('POST', `/booking/${first.id}/offer`), 200);
  if (second) doneBy(await second.owner.call('DELETE', `/booking/${second.id}/offer`), 200);
  await offerPlaces(instanceOf(world, 0).systemContext(), { closureId: id });
};
