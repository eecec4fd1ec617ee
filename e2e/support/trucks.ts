import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { requestToken } from './accounts.ts';
import { callAs } from './people.ts';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** A random Chinese plate. */
export const newPlate = () => `黑B${digits(5)}`;

/** The plate as running text shows it: no line may end within it. */
export const shownPlate = (plate: string) => plate.replace(/^(.)(.)/, '\u2060$1\u2060$2\u00a0');

export type Truck = { readonly id: string; readonly plate: string; readonly model: string };

/** Uploads a registration certificate to the account of `token`, without attaching it. */
export const addCertificate = async (request: APIRequestContext, token: string): Promise<string> => {
  const file = {
    name: 'sts.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('ffd8ffe000104a464946', 'hex'),
  };
  const uploaded = await request.post('/oktet/api/v1/files/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { bucket: 'documents', purpose: 'document', file },
  });
  expect(uploaded.status(), await uploaded.text()).toBe(201);
  const { fileId } = await uploaded.json();
  const added = await callAs(request, { token }, 'POST', '/document', { fileId, type: 'STS' });
  expect(added.status(), await added.text()).toBe(201);
  return (await added.json()).documentId;
};

/** Adds an approved truck to the account of `token`. */
export const addTruck = async (
  request: APIRequestContext,
  token: string,
  registrationPlate = newPlate(),
): Promise<Truck> => {
  const truck = { model: 'Sitrak C7H', registrationPlate };
  const added = await callAs(request, { token }, 'POST', '/vehicle/v2', truck);
  expect(added.status()).toBe(201);
  const { id } = await added.json();
  const operator = { token: await requestToken(request, 'admin') };
  expect((await callAs(request, operator, 'GET', `/vehicle/${id}/approve`)).status()).toBe(200);
  return { id, plate: truck.registrationPlate, model: truck.model };
};
