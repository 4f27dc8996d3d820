import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { platformCreator } from '../../../demo/kit/create-platform.ts';
import { createCatalogue } from '../../../demo/platform/catalogue/catalogue.ts';
import type { Call } from './call.ts';

const ORIGIN = 'http://localhost';
/** A basket of two products, and a list, on which the sizes of the answers are based. */
const SHOPPER = {
  lang: 'en',
  basket: [{ product: 110, quantity: 2 }, { product: 102 }],
  lists: [{ name: 'Shopping list' }],
} as const;

/** Calls whose answer without a passkey is a refusal, so that its size is meaningless. */
const NEED_A_PASSKEY = ['login', 'loginByToken', 'generateRegisterRequest', 'register'];

const requestOf = ({ method, path = '', type, body }: Call): Request =>
  new Request(ORIGIN + path, {
    method,
    ...(type !== undefined && { headers: { 'content-type': type } }),
    ...(body !== undefined && { body }),
  });

/** The size of the demo shop's answer to each call, in bytes after gzip, by name. */
export async function answerSizes(calls: readonly Call[]): Promise<ReadonlyMap<string, number>> {
  const createPlatform = platformCreator(
    readFileSync('demo/platform/schema.graphql', 'utf8'),
    createCatalogue,
  );
  const isMeasured = ({ name, path }: Call) => path !== undefined && !NEED_A_PASSKEY.includes(name);
  const sizeOf = async (call: Call) => {
    const answer = await createPlatform(SHOPPER).fetch(requestOf(call));
    if (!answer?.ok) throw new Error(`[shop] docs: expected an answer to ${call.name}.`);
    return [call.name, gzipSync(await answer.text()).length] as const;
  };
  return new Map(await Promise.all(calls.filter(isMeasured).map(sizeOf)));
}
