import type { Cost } from '../../platform/auth/passwords.ts';

/** 0.3 ms a hash, a three-hundredth of the usual: what is about its strength or its time asks for its own. */
export const cheapCost: Cost = { memory: 256, passes: 1, parallelism: 1 };
