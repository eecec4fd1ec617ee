import { keepApplication } from './keep-application.ts';
import { scope } from './worker-scope.ts';

const page = '/board/scan';

keepApplication((path) => (path === page ? page : undefined));
// A new version is taken at once, because nobody types for long at the barrier and scans are stored elsewhere.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
