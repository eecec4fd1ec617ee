import type { Module } from '../../platform/module/module.ts';
import { bindNotesRoutes } from './notes.routes.ts';
import { notesTables } from './notes.tables.ts';

export const notesModule: Module = { name: 'notes', tables: notesTables, routes: bindNotesRoutes };
