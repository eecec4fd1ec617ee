import { createVisitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { createTruck } from './test-truck.ts';

export type Wish = {
  readonly userId: string;
  readonly vehicleId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

type Shape = { readonly count: number; readonly slots: number; readonly days: number };

/** Every fifth wish names the truck by its plate and is booked alone, the others are booked in batches. */
export const makeWishes = (app: TestApp, { count, slots, days }: Shape): Promise<Wish[]> => {
  const nine = app.clock.now().toZonedDateTimeISO('Asia/Chita').startOfDay().add({ days, hours: 9 });
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const { userId, authorization } = await createVisitor(app);
      const { vehicleId, registrationPlate } = await createTruck(app, userId);
      const named = { vehicleModel: 'КАМАЗ 5490', vehicleRegistrationPlate: registrationPlate };
      const dateBooked = nine.add({ hours: place % slots }).toInstant();
      return {
        userId,
        vehicleId,
        headers: {
          authorization,
          'content-type': 'application/json',
          'idempotency-key': `wish-${days}-${place}`,
        },
        body: JSON.stringify({
          dateBooked: dateBooked.toString(),
          ...(place % 5 === 4 ? named : { vehicleId }),
        }),
      };
    }),
  );
};

export type Answer = { readonly status: number; readonly retryAfter: string | null; readonly id: string };

export const ask = async (url: string, { headers, body }: Wish): Promise<Answer> => {
  const response = await fetch(`${url}/api/booking`, { method: 'POST', headers, body });
  const { id } = (await response.json()) as { id: string };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), id };
};

const pauseMs = 50;

/** Retries with the same idempotency key until the answer is final. */
export const insist = async (url: string, wish: Wish, answers: Answer[]): Promise<Answer> => {
  for (;;) {
    const answer = await ask(url, wish);
    answers.push(answer);
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};
