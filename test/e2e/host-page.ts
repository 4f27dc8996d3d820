import assert from 'node:assert/strict';
import { ShopPage } from './shop-page.ts';
import { TESTED_BUILD, VISITORS, type Visitor } from './visitors.ts';

/** What the demo's theme says that it has done, and what went wrong. */
interface Alive {
  readonly acts: readonly string[];
  readonly errors: readonly string[];
}

declare global {
  interface Window {
    theme?: { beat(): Alive; readonly alive: Alive; swap(region: string): Promise<void> };
  }
}

/** Who comes to the foreign theme: where the tags are in it, and with which window and build. */
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

/** Who comes with the build that is tested. */
export const HOST_VISITORS = EVERYBODY.filter(({ visitor }) => visitor.build === TESTED_BUILD);

/** Names a visitor in the title of a test. */
export function hostTitle({ mode, visitor }: HostVisitor): string {
  return `tags ${mode} blocks, ${visitor.window.width} px, ${visitor.build}`;
}

/** A page in the foreign theme, whose script must live through all that the tags do. */
export class HostPage extends ShopPage {
  readonly isPhone: boolean;

  constructor(...[tab, shop, visitor]: ConstructorParameters<typeof ShopPage>) {
    super(tab, shop, visitor);
    this.isPhone = visitor.window.hasTouch;
  }

  /** The theme's script does what it always does; nothing of it broke, and nothing else did. */
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

  /** Waits until the theme has done something. */
  async waitForAct(act: string): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => window.theme?.alive.acts.includes(wanted),
      { polling: 'raf' },
      act,
    );
  }

  /** How often the theme has done something. */
  async countOf(act: string): Promise<number> {
    return this.page.evaluate(
      (wanted) => window.theme?.alive.acts.filter((done) => done === wanted).length ?? 0,
      act,
    );
  }

  /** The theme replaces a region of its page. */
  async swap(region: string): Promise<void> {
    await this.page.evaluate((selector) => window.theme?.swap(selector), region);
  }

  /** On phones the search and the menu are in the side menu. */
  async openSideMenu(): Promise<void> {
    await this.press('#menu_open');
    await this.find('shop-drawer >>> dialog[open]');
  }
}
