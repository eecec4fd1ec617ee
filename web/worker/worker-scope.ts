import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** The build puts the list of files here. */
declare const oktetKeptFiles: PrecacheEntry[];

export const scope = self;
export const keptFiles = oktetKeptFiles;
