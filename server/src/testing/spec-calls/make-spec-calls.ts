import { bannerSizes } from '#contract/promo/banner-places.ts';
import type { Account } from '../../modules/accounts/account/accounts.queries.ts';
import { registrationOf } from '../people/registration.ts';
import { addAccount, signIn, testPassword } from '../people/test-accounts.ts';
import { lastCodeTo } from '../people/test-outbox.ts';
import { jpegBytes, sendForm } from '../people/upload.ts';
import { pngOf } from '../pictures.ts';
import type { TestApp } from '../test-app.ts';
import { createTruck } from '../trucks/test-truck.ts';
import { type Ask, type RecordedAnswer, recordAnswers } from './record-answers.ts';

type Caller = {
  readonly app: TestApp;
  readonly ask: Ask;
  readonly name: string;
  readonly account: Account;
};

const newPassword = 'larch and cedar 77';

const callAccounts = async ({ app, ask, name, account }: Caller) => {
  const codeTo = (recipient: string) => lastCodeTo(app, recipient);
  const username = account.email ?? '';
  await ask('POST /login-attempt', { json: { username, password: testPassword, language: 'RU' } });
  await ask('POST /login-attempt', { json: { username, password: 'not this one', language: 'RU' } });
  const fresh = `${name}-fresh@example.com`;
  await ask('POST /users/registration', { json: registrationOf(fresh) });
  const wish = { confirmationBy: 'EMAIL', userName: username, language: 'RU' };
  const { userId } = (await ask('POST /users/request_password_reset', { json: wish })).json();
  const code = await codeTo(username);
  await ask('POST /users/reset_password', { json: { code, password: newPassword, userId } });
  await ask('GET /users/current-user');
  await ask('PUT /users/personal-data', { json: { firstName: 'Пётр', lastName: 'Сомов' } });
  const passwords = { currentPassword: newPassword, newPassword: testPassword };
  await ask('PUT /users/password', { json: passwords });
  await ask('PUT /users/password', { json: passwords });
  const [mail, phone] = [`${name}-new@example.com`, name === 'driver' ? '+79141112233' : '+79141112244'];
  await ask(`PUT /users/mail?mail=${mail}`);
  await ask(`POST /users/change-mail-verification?code=${await codeTo(mail)}`);
  await ask('PUT /users/phone', { form: { mobileNumber: phone } });
  await ask(`POST /users/change-phone-verification?code=${await codeTo(phone)}`);
  await ask('PUT /users/language?language=EN');
};

const callVehicles = async ({ ask, account, name }: Caller) => {
  const registrationPlate = name === 'driver' ? 'С111СС75' : 'С222СС75';
  const json = { model: 'КамАЗ 5490', registrationPlate };
  const vehicle = (await ask('POST /vehicle/v2', { json })).json();
  await ask('POST /vehicle/v2', { json });
  await ask('PUT /vehicle/v2', { json: { ...vehicle, model: 'МАЗ 5440' } });
  await ask('GET /vehicle/current-user?page=0&size=10&sort=model,ASC');
  await ask(`GET /vehicle/user?userId=${account.id}&page=0&size=10`);
  await ask('GET /vehicle/all?page=0&size=10&banStatus=ALL');
  await ask('GET /vehicle/{id}/approve', { path: vehicle });
  await ask('GET /vehicle/{id}/disapprove?reason=unreadable', { path: vehicle });
  const why = { json: { vehicleId: vehicle.id, reason: 'proved' } };
  await ask('POST /vehicle/unban', why);
  await ask('POST /vehicle/ban', why);
  await ask('POST /vehicle/unban', why);
  await ask('GET /vehicle/{id}/ban-events', { path: vehicle });
  await ask('GET /vehicle/report?banStatus=ALL');
  const days = 'dateFrom=2026-11-01&dateTo=2026-11-30';
  await ask(`GET /vehicle/user/{userId}/booking-report?${days}&page=0&size=10`, {
    path: { userId: account.id },
  });
  await ask(`GET /vehicle/user/{userId}/booking-report/excel?${days}`, { path: { userId: account.id } });
  await ask('DELETE /vehicle/{id}', { path: vehicle });
  await ask('DELETE /vehicle/{id}', { path: vehicle });
};

const callDocuments = async ({ ask, app, account }: Caller, fileId: string) => {
  const { vehicleId } = await createTruck(app, account.id);
  const json = { fileId, name: 'a.jpg', contentType: 'image/jpeg', size: jpegBytes.length, type: 'STS' };
  const document = (await ask('POST /document', { json: { ...json, userId: account.id } })).json();
  await ask('GET /document/{id}', { path: document });
  await ask('GET /document/current-user');
  await ask('GET /document/vehicle/{vehicleId}?type=STS&type=OTHER&page=0&size=1000', {
    path: { vehicleId },
  });
  await ask('GET /files/{fileId}/download?attachment=true', { path: { fileId } });
  await ask('GET /files/{id}', { path: { id: fileId } });
  await ask('GET /files/download/{id}', { path: { id: fileId } });
  await ask('DELETE /document/{id}', { path: document });
};

const callBookings = async ({ ask, app, account, name }: Caller) => {
  const hour = name === 'driver' ? '10' : '11';
  const own = await createTruck(app, account.id);
  const dateBooked = `2026-11-21T${hour}:00:00+09:00`;
  const held = (await ask('POST /booking', { json: { vehicleId: own.vehicleId, dateBooked } })).json();
  await ask('POST /booking', { json: { vehicleId: own.vehicleId, dateBooked } });
  await ask('POST /booking/confirm/resend', { form: { bookingId: held.id } });
  app.clock.advance({ minutes: 6 });
  await ask('POST /booking/confirm/resend', { form: { bookingId: held.id } });
  const code = name === 'driver' ? await lastCodeTo(app, account.email ?? '') : '000000';
  await ask('POST /booking/confirm', { json: { id: held.id, code } });
  await ask('GET /booking/{id}', { path: held });
  await ask('PUT /booking', { json: { id: held.id, firstNameOfDriver: 'Савва' } });
  const second = await createTruck(app, account.id);
  await ask('POST /booking/asap', { json: { vehicleId: second.vehicleId } });
  const plate = encodeURIComponent(own.registrationPlate);
  await ask(`GET /booking/earliest-by-plate?registrationPlate=${plate}`);
  await ask('GET /booking/formattedBookingNumber/{number}', {
    path: { number: held.formattedBookingNumber },
  });
  await ask('GET /booking?bookedDate=2026-11-21');
  await ask('POST /booking/all?page=0&size=10', { json: { statuses: ['BOOKED'] } });
  await ask('GET /booking/current-user?page=0&size=12&sort=dateBooked,ASC');
  await ask('GET /booking/time-slots?date=2026-11-21');
  await ask('GET /queue?size=10&placement=admin');
  await ask('GET /queue?size=10&placement=board');
  await ask('GET /booking/statuses/list');
  await ask('GET /booking/cargo-types/list');
  await ask('GET /booking/excel?date=2026-11-21');
  await ask(`GET /booking/vehicles/with-next-booking-or-unbooked?registrationPlate=${plate}`);
  await ask('GET /booking/history?date=2026-11-21');
  const stretch = { minutes: 60, reasons: { RU: 'Метель' } };
  await ask('POST /booking/shift?date=2026-11-22', { json: { ...stretch, dryRun: true } });
  await ask('POST /booking/shift?date=2026-11-22', { json: stretch });
  await ask('GET /booking/dates/2026-11');
  await ask('PUT /booking/{id}?status=WAITING', { path: held });
  await ask('DELETE /booking/{id}?reason=broken', { path: held });
};

const callTheRest = async ({ ask }: Caller) => {
  await ask('GET /system-params/booking-blocked');
  await ask('PUT /system-params/booking-blocked?value=false');
  const params = (await ask('GET /system-params/booking-params')).json();
  await ask('PUT /system-params/booking-params', { json: params });
  await ask('GET /promo');
  await ask('GET /promo?position=LEFT_1');
  const banner = {
    link: 'https://example.org/a',
    imageInBase64: pngOf(bannerSizes.LEFT_1).toString('base64'),
    needShowToUsers: true,
  };
  const added = (await ask('POST /promo/LEFT_1/banner', { json: banner })).json();
  await ask('PUT /promo/LEFT_1/banner/{id}', { path: added, json: banner });
  await ask('GET /promo/LEFT_1/click-count');
  await ask('DELETE /promo/LEFT_1/banner/{id}', { path: added });
  const item = (
    await ask('POST /news', { json: { titles: { RU: 'Снег' }, texts: { RU: 'Метель' } } })
  ).json();
  await ask('GET /news?page=0&size=3');
  await ask('GET /news/{id}', { path: item });
  await ask('DELETE /news/{id}', { path: item });
};

/** Makes every call of the specification as a driver in a web session and as an ADMIN in an admin session. */
export const makeSpecCalls = async (app: TestApp): Promise<Readonly<Record<string, RecordedAnswer>>> => {
  const { answers, askAs, keep } = recordAnswers(app);
  for (const name of ['driver', 'admin'] as const) {
    const isAdmin = name === 'admin';
    const phone = isAdmin ? '+79140000002' : '+79140000001';
    const details = { email: `${name}@example.com`, phone, ...(isAdmin && { roles: ['ADMIN' as const] }) };
    const account = await addAccount(app, details);
    // A session for each call, because some calls end it.
    const token = () => signIn(app, account, isAdmin ? 'admin' : 'web');
    const caller: Caller = { app, ask: askAs(name, token), name, account };
    const file = { name: 'file', value: jpegBytes, filename: 'a.jpg' };
    const sent = await sendForm(app, await token(), [{ name: 'purpose', value: 'document' }, file]);
    keep(`${name}: POST /files/upload`, sent);
    await callBookings(caller);
    await callVehicles(caller);
    await callDocuments(caller, sent.json().fileId);
    await callTheRest(caller);
    await callAccounts(caller);
  }
  return answers;
};
