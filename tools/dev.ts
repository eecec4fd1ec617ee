import { start, tool } from './lib/run-process.ts';

const webPort = process.env.WEB_PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';

// The browser talks to Vite, which handles hot reload and proxies API calls to the server.
const server = start(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  PORT: apiPort,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${webPort}`,
});
const web = start(tool('vite'), ['dev'], { WEB_PORT: webPort, API_PORT: apiPort });

const first = await Promise.race([server.exit, web.exit]);
server.stop();
web.stop();
await Promise.all([server.exit, web.exit]);
process.exitCode = first;
