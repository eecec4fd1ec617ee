import { dirname, join } from 'node:path';

export const root = dirname(dirname(import.meta.dirname));

export const inRoot = (...parts: string[]) => join(root, ...parts);
