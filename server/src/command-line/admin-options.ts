import type { parseArgs } from 'node:util';

export const options = {
  email: { type: 'string' },
  phone: { type: 'string' },
  password: { type: 'string' },
  role: { type: 'string', default: 'ADMIN' },
  state: { type: 'string' },
  reason: { type: 'string' },
  'restored-to': { type: 'string' },
  heads: { type: 'string' },
  by: { type: 'string' },
  deleted: { type: 'string' },
  new: { type: 'boolean' },
  'first-name': { type: 'string', default: 'Oktet' },
  'last-name': { type: 'string', default: 'Administrator' },
} as const;

export type Values = ReturnType<
  typeof parseArgs<{ options: typeof options; allowPositionals: true }>
>['values'];

export type Ask = (question: string, options?: { readonly hidden?: boolean }) => Promise<string>;

export type Surroundings = {
  readonly env: NodeJS.ProcessEnv;
  readonly ask: Ask;
  readonly say: (line: string) => void;
};
