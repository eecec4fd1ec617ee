import type { ErrorCode } from '#contract/errors.ts';
import type { Context } from '../../platform/context/context.ts';
import { call } from '../people/call-api.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import type { Scene } from './pair-scene.ts';

export type Operation = {
  readonly name: string;
  run(app: TestApp, scene: Scene): Promise<{ readonly status: number; readonly code: string | null }>;
  /** Refusals that the other operation of the pair may cause. */
  readonly refusals: readonly ErrorCode[];
};

type Request = { readonly by: Visitor; readonly request: string; readonly json?: object };

export const operation = (
  name: string,
  refusals: readonly ErrorCode[],
  requestOf: (scene: Scene) => Request,
): Operation => ({
  name,
  refusals,
  run: async (app, scene) => {
    const { by, request, json } = requestOf(scene);
    const answer = await call(app, request, { token: by.authorization, ...(json && { json }) });
    const code = answer.statusCode >= 400 ? String(answer.json().code) : null;
    return { status: answer.statusCode, code };
  },
});

export const job = (name: string, work: (ctx: Context) => Promise<unknown>): Operation => ({
  name,
  refusals: [],
  run: async (app) => {
    await work(app.systemContext());
    return { status: 200, code: null };
  },
});
