import { queryOptions } from '@tanstack/react-query';
import { call, fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { outdateEvents } from '../journal/events.ts';

export type NoteSubject = { readonly bookingId: string } | { readonly vehicleId: string };

const key = ['notes'] as const;

export const notesQuery = (about: NoteSubject) =>
  queryOptions({
    queryKey: [...key, about],
    queryFn: async ({ signal }) => (await fetchBody('GET /notes', { query: about, signal })).content,
    refetchInterval: 30_000,
  });

const outdateNotes = () => Promise.all([queryClient.invalidateQueries({ queryKey: key }), outdateEvents()]);

export const addNote = async (about: NoteSubject, text: string) => {
  await call('POST /notes', { body: { ...about, text }, expect: 201 });
  await outdateNotes();
};

export const deleteNote = async (id: string) => {
  await call('DELETE /notes/{id}', { params: { id }, expect: 204 });
  await outdateNotes();
};
