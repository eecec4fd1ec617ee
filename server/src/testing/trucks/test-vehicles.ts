import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { call } from '../people/call-api.ts';
import type { Person } from '../people/test-people.ts';
import type { TestApp } from '../test-app.ts';

export const addVehicle = async (
  app: TestApp,
  { token }: Pick<Person, 'token'>,
  registrationPlate: string,
  details: { readonly model?: string; readonly documents?: readonly string[] } = {},
): Promise<Vehicle> => {
  const json = { model: 'КамАЗ 5490', registrationPlate, ...details };
  const response = await call(app, 'POST /vehicle/v2', { token, json });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json<Vehicle>();
};
