import type { Cost } from '../../platform/auth/passwords.ts';

/** 0.3 ms per hash, 1/300 of the usual cost. Tests about strength or timing set their own. */
export const cheapCost: Cost = { memory: 256, passes: 1, parallelism: 1 };
