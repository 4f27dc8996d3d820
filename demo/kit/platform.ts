// The part of `shop-elements/testing` that all builds of the tags share.
import schema from '../platform/schema.graphql';
import { installAuthenticator, type TestAuthenticator } from './authenticator.ts';
import { platformCreator } from './create-platform.ts';
import { handlers } from './handlers.ts';
import type { PlatformCall, PlatformOptions, TestPlatform } from './kit.types.ts';
import { pictureCatalogue } from './pictured-products.ts';
import { settled } from './settled.ts';
import { appears, has, part, text } from './shown.ts';
import { followTags } from './traffic.ts';

/**
 * Creates an in-memory platform that responds to every request of the tags, for one shopper; throws if an option is
 * invalid. Runs in Node and in browsers.
 */
export const createPlatform: (options?: PlatformOptions) => TestPlatform = platformCreator(schema);

/** The same for a page without a server: pictures of made-up products are generated in it. */
export const createDemoPlatform = platformCreator(schema, pictureCatalogue);

export type { PlatformCall, PlatformOptions, TestAuthenticator, TestPlatform };
export { appears, followTags, handlers, has, installAuthenticator, part, settled, text };
