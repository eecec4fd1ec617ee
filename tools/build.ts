import { ensureWebBuilt } from './lib/web-build.ts';

await ensureWebBuilt();
