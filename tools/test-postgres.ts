// Runs the server's tests on a PostgreSQL of your own, whose user must be able to create databases:
// npm run test:postgres -- --url postgres://user:password@host:port/postgres [files …]
import { parseArgs } from 'node:util';
import { start, tool } from './lib/run-process.ts';

const { values, positionals } = parseArgs({
  options: { url: { type: 'string', default: process.env.DATABASE_URL_TEST } },
  allowPositionals: true,
});
if (!values.url) {
  console.error('Usage: npm run test:postgres -- --url postgres://user@host:port/postgres [files …]');
  process.exit(1);
}
process.exitCode = await start(tool('vitest'), ['run', '--project', 'server', ...positionals], {
  DATABASE_URL_TEST: values.url,
}).exit;
