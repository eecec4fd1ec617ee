import { notesRoutes } from '#contract/notes-routes.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module/module.ts';
import { notesTables } from './notes.tables.ts';
import { addNote, deleteNote, listNotes } from './notes.ts';

const bindNotesRoutes = (host: RouteHost): void => {
  bind(host, notesRoutes.addNote, (ctx, { body }) =>
    inTransaction(ctx, (trx) => addNote(trx, body), { once: true }),
  );
  bind(host, notesRoutes.listNotes, async (ctx, { query }) => ({ content: await listNotes(ctx, query) }));
  bindInTransaction(host, notesRoutes.deleteNote, (ctx, { params }) => deleteNote(ctx, params.id));
};

export const notesModule: Module = { name: 'notes', tables: notesTables, routes: bindNotesRoutes };
