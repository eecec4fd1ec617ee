import { ensureWebBuilt } from './lib/web-build.ts';

try {
  await ensureWebBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The server runs in this very process: one process less to start, and Ctrl-C has one receiver.
await import('../server/src/main.ts');
