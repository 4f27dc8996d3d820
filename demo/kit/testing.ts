// The entry `shop-elements/testing`, for tests of pages with our tags; no page of a shop loads it.
import { resetPage } from '../../elements/testing.ts';
import { install } from './install.ts';
import {
  createPlatform,
  handlers,
  type PlatformCall,
  type PlatformOptions,
  part,
  settled,
  type TestPlatform,
  text,
} from './platform.ts';

export type { PlatformCall, PlatformOptions, TestPlatform };
export { createPlatform, handlers, install, part, resetPage, settled, text };
