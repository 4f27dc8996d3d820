import assert from 'node:assert/strict';
import { REPEATS_ALL } from '../repeated.mjs';
import { ShopPage } from './shop-page.ts';
import { TESTED_BUILD, VISITORS, type Visitor } from './visitors.ts';

/** The actions and errors that the demo's theme recorded. */
interface Alive {
  readonly acts: readonly string[];
  readonly errors: readonly string[];
}

declare global {
  interface Window {
    theme?: {
      beat(): Alive;
      readonly alive: Alive;
      swap(region: string, address?: string): Promise<void>;
    };
  }
}

/** A visitor of the foreign theme: the placement of the tags, the window and the build. */
export interface HostVisitor {
  readonly mode: 'around' | 'instead';
  readonly visitor: Visitor;
}

const [PHONE, DESKTOP] = VISITORS.map(({ window }) => window);
if (!PHONE || !DESKTOP) throw new Error('There are no visitors.');

/** Both modes at both widths, and each build in both modes. */
const EVERYBODY: readonly HostVisitor[] = [
  { mode: 'around', visitor: { language: 'pl', build: 'react', window: PHONE } },
  { mode: 'around', visitor: { language: 'pl', build: 'lite', window: DESKTOP } },
  { mode: 'instead', visitor: { language: 'pl', build: 'lite', window: PHONE } },
  { mode: 'instead', visitor: { language: 'pl', build: 'react', window: DESKTOP } },
];

/** The visitors with the tested build; the first one alone unless everything is repeated. */
export const HOST_VISITORS = EVERYBODY.filter(
  ({ visitor }) => visitor.build === TESTED_BUILD,
).slice(0, REPEATS_ALL ? undefined : 1);

/** The description of a visitor in a test's title. */
export function hostTitle({ mode, visitor }: HostVisitor): string {
  return `tags ${mode} blocks, ${visitor.window.width} px, ${visitor.build}`;
}

/** A page in the foreign theme, whose script must keep working beside the tags. */
export class HostPage extends ShopPage {
  /** Repeats the actions of the theme's script; fails when the theme or the page has an error. */
  async expectAlive(after: string): Promise<void> {
    const alive = await this.page.evaluate(() => {
      try {
        return window.theme?.beat().errors ?? ['the script died at the start'];
      } catch (error) {
        return [String(error)];
      }
    });
    assert.deepEqual(alive, [], `the theme after: ${after}`);
    assert.deepEqual(this.faults, [], `the page after: ${after}`);
  }

  /** Waits until the theme has recorded an action. */
  async waitForAct(act: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => window.theme?.alive.acts.includes(wanted),
      { polling: 'raf' },
      act,
    );
  }

  /** The number of times that the theme has recorded an action. */
  async countOf(act: string): Promise<number> {
    return this.page.evaluate(
      (wanted) => window.theme?.alive.acts.filter((done) => done === wanted).length ?? 0,
      act,
    );
  }

  /** Makes the theme replace a region of its page with that of another page, or of this page again. */
  async swap(region: string, address?: string): Promise<void> {
    await this.page.evaluate(
      (selector, other) => window.theme?.swap(selector, other),
      region,
      address,
    );
  }

  /** On phones this opens the side menu, which holds the search and the menu. */
  async openSideMenu(): Promise<void> {
    await this.press('#menu_open');
    await this.find('shop-drawer >>> dialog[open]');
  }
}
