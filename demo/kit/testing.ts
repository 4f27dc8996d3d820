// The entry point `shop-elements/testing`, for tests of pages with the tags; not for pages of a shop.
import { beginPage, isPausing, resetPage } from '../../elements/testing.ts';
import { install } from './install.ts';
import {
  appears,
  createPlatform,
  followTags,
  handlers,
  has,
  installAuthenticator,
  type PlatformCall,
  type PlatformOptions,
  part,
  settled,
  type TestAuthenticator,
  type TestPlatform,
  text,
} from './platform.ts';

export type { PlatformCall, PlatformOptions, TestAuthenticator, TestPlatform };
export {
  appears,
  createPlatform,
  handlers,
  has,
  install,
  installAuthenticator,
  part,
  resetPage,
  settled,
  text,
};

followTags(isPausing);
beginPage();
