// The module behind `shop-elements/testing` that is the same for all builds of the tags.
import schema from '../platform/schema.graphql';
import { installAuthenticator, type TestAuthenticator } from './authenticator.ts';
import { platformCreator } from './create-platform.ts';
import { drawnCatalogue } from './drawn-products.ts';
import { handlers } from './handlers.ts';
import type { PlatformCall, PlatformOptions, TestPlatform } from './kit.types.ts';
import { settled } from './settled.ts';
import { appears, has, part, text } from './shown.ts';
import { followTags } from './traffic.ts';

/**
 * A platform in memory that answers all that the tags ask, for one shopper; throws where an option is wrong. It runs
 * in Node and in a browser.
 */
export const createPlatform: (options?: PlatformOptions) => TestPlatform = platformCreator(schema);

/** The same for a page without a server: the pictures of made-up products are drawn in it. */
export const createDemoPlatform = platformCreator(schema, drawnCatalogue);

export type { PlatformCall, PlatformOptions, TestAuthenticator, TestPlatform };
export { appears, followTags, handlers, has, installAuthenticator, part, settled, text };
