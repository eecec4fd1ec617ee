import type { Context } from '../../platform/context.ts';

/** Returns the names of the demo accounts that can be used. */
export const seedAccounts = async (_ctx: Context, _say: (line: string) => void): Promise<string[]> => [];
