import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { GuardCode } from '#kernel/guards/guards.ts';
import { bookFor, lead, slotsOf } from '../bookings.ts';
import { callButton, called } from '../console-queue.ts';
import { callAs, registerPerson } from '../people.ts';
import { addCertificate, addTruck, newPlate, shownPlate } from '../trucks.ts';
import { asOperator, bookingOf, type Subject } from './guard-facts.ts';

/** A form that lists the guards itself, before anything is sent. */
type OwnForm = {
  readonly of: (page: Page, plate: string) => Locator;
  readonly says: Partial<Record<GuardCode, string>>;
  readonly leave: string;
  readonly goOn: (form: Locator, plate: string) => Promise<void>;
};

/** One way in which an operator does an act on the screen. */
export type Scene = {
  /** Makes the truck, before anything stands against the act. */
  readonly reach: (request: APIRequestContext) => Promise<Subject>;
  readonly address: (subject: Subject) => string;
  /** Leads to the question, or to the form that replaces it. */
  readonly act: (page: Page, subject: Subject) => Promise<void>;
  readonly form?: OwnForm;
  /** The event is the vehicle's. If absent, it is the booking's. */
  readonly vehicleEvent?: 'VEHICLE_APPROVED' | 'BAN' | 'WARN';
};

const button = (inside: Page | Locator, name: string | RegExp) => inside.getByRole('button', { name });

const press = (name: string | RegExp) => (page: Page) => button(page, name).click();

/** The last slot of tomorrow, for which a truck may not arrive for a long time. */
const lastStart = async (request: APIRequestContext, caller: { readonly token: string }) =>
  (await slotsOf(request, caller, 1)).at(-1)?.start ?? '';

const booked = async (request: APIRequestContext) => {
  const owner = await registerPerson(request);
  const { id: vehicleId, ...truck } = await addTruck(request, owner.token);
  const { id } = await bookFor(request, { id: vehicleId, ...truck }, await lastStart(request, owner));
  return { bookingId: id, vehicleId, plate: truck.plate, owner };
};

const waiting = async (request: APIRequestContext) => {
  const subject = await booked(request);
  await lead(request, bookingOf(subject), 'WAITING');
  return subject;
};

const calledTo = (gate: string) => async (request: APIRequestContext) => {
  const subject = await waiting(request);
  await asOperator(request, 'PUT', `/booking/${subject.bookingId}?status=GO_TO_GATE`, { gate });
  return subject;
};

/** A booking whose driver has not entered the code. */
const held = async (request: APIRequestContext) => {
  const owner = await registerPerson(request);
  const { id: vehicleId, plate } = await addTruck(request, owner.token);
  const place = { vehicleId, dateBooked: await lastStart(request, owner), cargoType: 'GENERAL' };
  const answer = await callAs(request, owner, 'POST', '/booking', place);
  expect(answer.status(), await answer.text()).toBe(201);
  return { bookingId: (await answer.json()).id, vehicleId, plate };
};

const unapproved = async (request: APIRequestContext) => {
  const owner = await registerPerson(request);
  const plate = newPlate();
  const documents = [{ documentId: await addCertificate(request, owner.token) }];
  const truck = { model: 'Sitrak C7H', registrationPlate: plate, documents };
  const answer = await callAs(request, owner, 'POST', '/vehicle/v2', truck);
  expect(answer.status(), await answer.text()).toBe(201);
  return { vehicleId: (await answer.json()).id, plate };
};

/** A booking, and another truck of the same account that is to replace its truck. */
const withOtherTruck = async (request: APIRequestContext) => {
  const { bookingId, owner } = await booked(request);
  const { id: vehicleId, plate } = await addTruck(request, owner.token);
  return { bookingId, vehicleId, plate };
};

const warned = async (request: APIRequestContext) => {
  const subject = await booked(request);
  const warning = { vehicleId: subject.vehicleId, reasons: { RU: 'Не приехал' } };
  await asOperator(request, 'POST', '/vehicle/warn', warning);
  return subject;
};

const queue = () => '/queue';
const panel = ({ bookingId }: Subject) => `/bookings/${bookingId}`;
const vehicle = ({ vehicleId }: Subject) => `/vehicles/${vehicleId}`;

const giveReason = async (form: Locator) => {
  await form
    .getByRole('textbox', { name: /^Причина/ })
    .first()
    .fill('Так решили');
};

const confirm: Scene = { reach: held, address: panel, act: press('Подтвердить без кода') };

const arrive: Scene = { reach: booked, address: panel, act: press('Отметить') };

const callNext: Scene = {
  reach: waiting,
  address: queue,
  act: async (page, { plate }) => {
    await expect(callButton(page, shownPlate(plate))).toBeEnabled();
    await page.keyboard.press('1');
    const gate = button(page.getByRole('region', { name: 'Ворота' }), /^ворота 1/);
    await expect(gate).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('F2');
  },
};

const callChosen: Scene = {
  reach: waiting,
  address: queue,
  act: (page, { plate }) => button(page, `Вызвать ${shownPlate(plate)} вне очереди…`).click(),
  form: {
    of: (page, plate) => page.getByRole('dialog', { name: `Вызов ${plate} вне очереди` }),
    says: { OUT_OF_ORDER: 'Перед ним ждёт 1 машина' },
    leave: 'Отмена',
    goOn: async (form, plate) => {
      await form.getByRole('radio', { name: 'Медицина' }).check();
      await giveReason(form);
      await button(form, `Вызвать ${plate}`).click();
    },
  },
};

const recall: Scene = {
  reach: calledTo('1'),
  address: queue,
  act: (page, { plate }) => button(page, `Повторить вызов ${shownPlate(plate)}`).click(),
};

const redirect: Scene = {
  reach: calledTo('2'),
  address: queue,
  act: async (page, { plate }) => {
    await button(called(page), `${shownPlate(plate)} выехал`).focus();
    await page.keyboard.press('1');
  },
};

const cancel: Scene = {
  reach: booked,
  address: panel,
  act: press('Отменить запись…'),
  form: {
    of: (page, plate) => page.getByRole('dialog', { name: `Отмена записи ${plate}` }),
    says: { IN_LINE: 'Машина стоит в очереди' },
    leave: 'Не отменять',
    goOn: async (form) => {
      await giveReason(form);
      await button(form, 'Отменить запись').click();
    },
  },
};

const edit: Scene = {
  reach: withOtherTruck,
  address: (subject) => `${panel(subject)}/edit`,
  act: async (page, { plate }) => {
    const form = page.getByRole('region', { name: 'Изменить запись' });
    await form.getByLabel('Номер автомобиля').fill(plate);
    await button(form, 'Сохранить').click();
  },
};

const approve: Scene = {
  reach: unapproved,
  address: vehicle,
  act: (page) => button(page.getByRole('region', { name: 'Решение' }), /^Подтвердить: /).click(),
  vehicleEvent: 'VEHICLE_APPROVED',
};

const restrictionForm = (title: string, submit: RegExp): OwnForm => ({
  of: (page, plate) => page.getByRole('region', { name: `${title} ${plate}` }),
  says: { IN_LINE: 'Машина сейчас стоит в очереди', OTHER_BOOKINGS: 'Отменится 1 запись и не вернётся' },
  leave: 'Отмена',
  goOn: async (form) => {
    await giveReason(form);
    await button(form, submit).click();
  },
});

const ban: Scene = {
  reach: booked,
  address: vehicle,
  act: press('Заблокировать…'),
  form: restrictionForm('Блокировка', /^Заблокировать/),
  vehicleEvent: 'BAN',
};

/** The truck has one warning already, and the next one bans it. */
const warn: Scene = {
  reach: warned,
  address: vehicle,
  act: press('Предупредить…'),
  form: restrictionForm('Предупреждение', /^Предупредить/),
  vehicleEvent: 'WARN',
};

export const scenes = {
  ...{ confirm, arrive, callNext, callChosen, recall, redirect },
  ...{ cancel, edit, approve, ban, warn },
};
