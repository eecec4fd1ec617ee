import { joinAfterDraw } from '../../modules/waiting-list/join/join-after-draw.ts';
import { keepList } from '../../modules/waiting-list/keep-list.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { listOpen } from './list-invariants.ts';
import { instanceOf, type World } from './model-world.ts';

/** Joins as a loser of a draw does, without a code, because the model cannot read the code of an entry. */
export const waitInList = async (world: World, via: number, place: number, auto: boolean): Promise<void> => {
  const app = instanceOf(world, via);
  const truck = world.trucks[place % world.trucks.length];
  const [first, last] = [world.slots[0], world.slots.at(-1)];
  if (!truck || !first || !last) return;
  const { db } = app.database;
  const vehicle = await db
    .selectFrom('vehicle')
    .selectAll()
    .where('id', '=', truck.vehicleId)
    .executeTakeFirst();
  if (!vehicle) return;
  const windows = [{ from: Temporal.Instant.from(first), to: Temporal.Instant.from(last).add({ hours: 1 }) }];
  const id = await inTransaction(app.systemContext(), (trx) =>
    joinAfterDraw(trx, {
      truck: {
        account_id: truck.owner.userId,
        vehicle_id: vehicle.id,
        plate: vehicle.registration_plate,
        plate_key: vehicle.plate_key,
        model: vehicle.model,
        cargo_type: 'GENERAL',
        has_priority: place % 5 === 0,
        first_name: 'Иван',
        last_name: 'Проверкин',
        patronymic: null,
        email: null,
        phone: null,
        language: 'RU',
        application_type: 'web',
      },
      windows,
      documents: [],
      rank: place,
      day: world.firstDay,
    }),
  );
  // Night offers are allowed, because the model's day begins at night.
  const wishes = { auto, night_offers: true };
  if (id !== null) await db.updateTable('waiting_list_entry').set(wishes).where('id', '=', id).execute();
};

export const keepListOn = (world: World, via: number): Promise<void> =>
  keepList(instanceOf(world, via).systemContext());

export const readEntries = async (world: World): Promise<World['entries']> => {
  const open = await listOpen(instanceOf(world, 0).database.db);
  return open.flatMap(({ id, account_id }) => {
    const owner = world.people.find(({ userId }) => userId === account_id);
    return owner ? [{ id, owner }] : [];
  });
};
