import { writeSbom } from './lib/sbom.ts';
import { ensureWebBuilt } from './lib/web-build.ts';

await ensureWebBuilt();
await writeSbom();
