// `npm start` and `npm run dev`: serve the demo shop on PORT (8080), its accounts service on the next port.
// With `--build`, the pages wait until dist/ is built from the current sources. With `--dev`, a change of a source rebuilds
// the library and reloads the pages.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';
import { dataFile } from './data-file.ts';
import { createPasskeyVerifier } from './platform/accounts/verifier.ts';
import { listen } from './platform/http/listen.ts';
import { createReferencePlatform } from './platform/platform.ts';
import { createSqliteStore } from './platform/stores/store-sqlite.ts';
import { createShopServer } from './shop/http/shop-server.ts';

const DEFAULT_PORT = 8080;
/** The distance to the port that is proposed instead of one in use. */
const OTHER_PORT = 1000;
const HERE = import.meta.dirname;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface PortInUse {
  readonly port: number;
}

const isPortInUse = (error: unknown): error is PortInUse =>
  error instanceof Error && Reflect.get(error, 'code') === 'EADDRINUSE';

const portInUse = (taken: number): string =>
  `[shop] port ${taken} is in use. Choose another one: PORT=${port + OTHER_PORT} npm start`;

/** Ends the process with a message; a port in use needs no stack trace. */
function giveUp(error: unknown): never {
  process.stderr.write(`${isPortInUse(error) ? portInUse(error.port) : String(error)}\n`);
  process.exit(1);
}

const port = Number(process.env.PORT ?? DEFAULT_PORT);
const accountsPort = port + 1;

const store = createSqliteStore(dataFile(HERE, port));
const platform = createReferencePlatform({
  store,
  schema: readFileSync(join(HERE, 'platform/schema.graphql'), 'utf8'),
  verifier: createPasskeyVerifier(),
  shopOrigins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
});
const accountsUrl = ({ hostname }: URL) => `http://${hostname}:${accountsPort}/`;
const dev = process.argv.includes('--dev')
  ? (await import('../scripts/dev/dev.mjs')).startDev()
  : undefined;
const pages = createShopServer({ platform, store, accountsUrl, ...(dev && { dist: dev.dist }) });
const shop = dev?.around(pages) ?? pages;

let built: Promise<void> | undefined;
await listen(async (request) => {
  await built;
  return shop(request);
}, port).catch(giveUp);
await listen((request) => platform.accounts(request), accountsPort).catch(giveUp);

print(`The demo shop:     http://localhost:${port}/`);
print(`Each tag alone:    http://localhost:${port}/elements/`);
print(`Documentation:     http://localhost:${port}/docs/`);
print(`Accounts service:  http://localhost:${accountsPort}/`);
if (process.argv.includes('--build')) {
  built = build(print).catch(giveUp);
  await built;
  print('Ready.');
  // in a separate process, because pages of the shop are requested meanwhile
  spawn(process.execPath, ['scripts/docs.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
