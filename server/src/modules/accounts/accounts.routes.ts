import type { Module } from '../../platform/module.ts';

export const accountsModule: Module = { routes: () => undefined };
