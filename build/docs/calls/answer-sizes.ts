import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { platformCreator } from '../../../demo/kit/create-platform.ts';
import { createCatalogue } from '../../../demo/platform/catalogue/catalogue.ts';
import type { Call } from './call.ts';

const ORIGIN = 'http://localhost';
/** A basket of two products, and a list: what the sizes of the answers are about. */
const SHOPPER = {
  lang: 'en',
  basket: [{ product: 110, quantity: 2 }, { product: 102 }],
  lists: [{ name: 'Shopping list' }],
} as const;

/** Without a passkey, their answer is a refusal, whose size tells nothing. */
const NEED_A_PASSKEY = ['login', 'loginByToken', 'generateRegisterRequest', 'register'];

const requestOf = ({ method, path = '', type, body }: Call): Request =>
  new Request(ORIGIN + path, {
    method,
    ...(type !== undefined && { headers: { 'content-type': type } }),
    ...(body !== undefined && { body }),
  });

/** How many bytes the demo shop answers to each call, after gzip, by names. */
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
