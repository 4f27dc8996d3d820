import fc, { type Arbitrary } from 'fast-check';
import { CALL_KINDS, type CallKind, type Failure } from '../../demo/platform/settings/settings.ts';

/** The targets of a click: a button that adds, an element of a tag, or anything on the page. */
export type Target = 'add' | 'tag' | 'page';

/**
 * An action of the shopper, the network, the platform or the theme. `at` is an index into the current elements, modulo
 * their number. Plain data, so that a failed session can be shrunk and printed.
 */
export type Act =
  | { readonly act: 'press'; readonly what: Target; readonly at: number }
  | { readonly act: 'type'; readonly text: string; readonly at: number }
  | { readonly act: 'key'; readonly key: (typeof KEYS)[number] }
  | { readonly act: 'back' | 'tab' }
  | { readonly act: 'resize'; readonly width: number }
  | { readonly act: 'offline'; readonly is: boolean }
  | { readonly act: 'slow'; readonly latencyMs: number }
  | { readonly act: 'fail'; readonly kind: CallKind; readonly failure: Failure }
  | { readonly act: 'swap' | 'move'; readonly at: number };

/** The start page of a session, and its window. */
export interface Start {
  readonly path: string;
  readonly width: number;
}

const KEYS = [
  ...(['Tab', 'Tab', 'Enter', 'Escape', 'Space', 'ArrowDown', 'ArrowUp', 'ArrowRight'] as const),
  ...(['Home', 'End', 'Backspace'] as const),
];
const TEXTS = [
  'ko',
  'kubek',
  '2',
  '0',
  '-1',
  '1,5',
  '00-950',
  'zażółć 🦊',
  '<b>',
  'jan@example.com',
];
const WIDTHS = [390, 800, 1280];
const PAGES = [
  '/',
  '/search.php',
  '/cat-pl-1-meble.html',
  '/basketedit.php',
  '/client-new.php',
  '/product-pl-101-koc.html',
  '/product-pl-110-kubek.html',
  '/product-pl-156-kurtka.html',
];
const THEMES = ['', '', '/host', '/host/instead'];

const place = fc.nat({ max: 199 });
const one = <const T>(values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);
const is = <const T>(value: T): Arbitrary<T> => fc.constant(value);

/** Any start of a session. */
export const starts: Arbitrary<Start> = fc
  .record({ theme: one(THEMES), page: one(PAGES), width: one(WIDTHS) })
  .map(({ theme, page, width }) => ({ path: theme + page, width }));

/** Any act, the frequent ones of shoppers more often. */
export const acts: Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: is('press'), what: is('add'), at: place }) },
  { weight: 6, arbitrary: fc.record({ act: is('press'), what: is('tag'), at: place }) },
  { weight: 4, arbitrary: fc.record({ act: is('press'), what: is('page'), at: place }) },
  { weight: 4, arbitrary: fc.record({ act: is('type'), text: one(TEXTS), at: place }) },
  { weight: 6, arbitrary: fc.record({ act: is('key'), key: one(KEYS) }) },
  { weight: 2, arbitrary: fc.record({ act: one(['back', 'tab']) }) },
  { weight: 1, arbitrary: fc.record({ act: is('resize'), width: one(WIDTHS) }) },
  { weight: 1, arbitrary: fc.record({ act: is('offline'), is: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: is('slow'), latencyMs: one([0, 0, 300]) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: is('fail'),
      kind: one(CALL_KINDS),
      failure: one(['off', 'off', '500', 'html', 'partial', 'refuse']),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: one(['swap', 'move']), at: place }) },
);
