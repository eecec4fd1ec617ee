import type { Module } from '../../platform/module/module.ts';
import { serveOpenData } from './open-data.files.ts';

export const openDataModule: Module = { name: 'open-data', routes: () => undefined, files: serveOpenData };
