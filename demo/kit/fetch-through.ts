import type { TestPlatform } from './kit.types.ts';
import { mayAnswer } from './paths.ts';

/** A `fetch` that tries a platform first, then the previous `fetch`. */
export function fetchThrough(
  platformOf: () => TestPlatform | Promise<TestPlatform>,
  before: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input.clone() : input, init);
    const platform = mayAnswer(new URL(request.url)) ? await platformOf() : undefined;
    return (await platform?.fetch(request)) ?? before.call(globalThis, input, init);
  };
}
