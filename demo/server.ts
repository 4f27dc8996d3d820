// `npm start`: serves the demo shop on PORT (8080), its accounts service on the next port.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from './http/listen.ts';
import { createPasskeyVerifier } from './platform/accounts/verifier.ts';
import { createReferencePlatform } from './platform/platform.ts';
import { createSqliteStore } from './platform/store-sqlite.ts';
import { createShopServer } from './shop-server.ts';

const DEFAULT_PORT = 8080;
const HERE = import.meta.dirname;

const port = Number(process.env.PORT ?? DEFAULT_PORT);
const accountsPort = port + 1;
const dataFolder = join(HERE, '.data');
mkdirSync(dataFolder, { recursive: true });

const store = createSqliteStore(join(dataFolder, 'shop.sqlite'));
const platform = createReferencePlatform({
  store,
  schema: readFileSync(join(HERE, 'platform/schema.graphql'), 'utf8'),
  verifier: createPasskeyVerifier(),
  shopOrigins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
});
const accountsUrl = ({ hostname }: URL) => `http://${hostname}:${accountsPort}/`;

await listen(createShopServer({ platform, store, accountsUrl }), port);
await listen((request) => platform.accounts(request), accountsPort);
process.stdout.write(`The demo shop: http://localhost:${port}/\n`);
