import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** The list of files to keep, which the build puts here. */
declare const oktetKeptFiles: PrecacheEntry[];

export const scope = self;
export const keptFiles = oktetKeptFiles;
