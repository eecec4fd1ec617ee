import { ensureWebBuilt } from './lib/web-build.ts';

try {
  await ensureWebBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// The server runs in this process, because that starts faster and Ctrl-C then has a single receiver.
await import('../server/src/main.ts');
