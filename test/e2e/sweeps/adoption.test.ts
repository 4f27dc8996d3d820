import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serveFiles } from '../files-server.ts';
import type { ShopPage } from '../shop-page.ts';
import { useShop } from '../use-shop.ts';
import { VISITORS } from '../visitors.ts';

const READER = VISITORS[1] ?? assert.fail();
/** The file of one's own page, which has to be named. */
const FILE = 'index.html';
/** What it may take from the home page of the documentation: presses and pages, and letters to type. */
const BOUNDS = {
  'a real price': { steps: 6, letters: FILE.length },
  'a filled basket': { steps: 6, letters: FILE.length },
  suggestions: { steps: 7, letters: FILE.length + 3 },
  'a checked form': { steps: 13, letters: FILE.length + 3 },
} as const;

/** Someone who has never seen the project, with a folder on a server of files: what was done so far is counted. */
class Newcomer {
  readonly #docs: ShopPage;
  readonly #address: string;
  steps = 0;
  letters = FILE.length;
  /** The page of one's own, as it is saved. */
  file = '';

  constructor(docs: ShopPage, address: string) {
    this.#docs = docs;
    this.#address = address;
  }

  static async begin(docs: ShopPage, serve: (read: () => string) => Promise<string>) {
    let newcomer: Newcomer | undefined;
    const address = await serve(() => newcomer?.file ?? '');
    newcomer = new Newcomer(docs, address);
    return newcomer;
  }

  #step(): void {
    this.steps += 1;
  }

  async open(address: string): Promise<void> {
    this.#step();
    await this.#docs.page.goto(address, { waitUntil: 'networkidle0' });
  }

  /** Follows a link of the page by its text, which is the title of the next one. */
  async follow(title: string): Promise<void> {
    this.#step();
    await this.#docs.press(`main ::-p-xpath(//a[normalize-space() = "${title}"])`);
    await this.#docs.page.waitForFunction(
      (text) => document.querySelector('main h1')?.textContent?.startsWith(text),
      { polling: 'raf' },
      title,
    );
  }

  /** Presses a button that copies, and returns what was copied. */
  async copy(button: string): Promise<string> {
    this.#step();
    await this.#docs.press(button);
    await this.#docs.page.waitForFunction(
      async () => (await navigator.clipboard.readText()) !== '',
    );
    return this.#docs.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Saves the page of one's own, which the server then has. */
  save(text: string): void {
    this.#step();
    this.file = text;
  }

  /** Unpacks the package beside the page; the tests' server has it there. */
  unpack(): void {
    this.#step();
  }

  openOwnPage(): Promise<void> {
    return this.open(this.#address);
  }

  async type(field: string, text: string): Promise<void> {
    this.#step();
    this.letters += text.length;
    await this.#docs.page.type(field, text);
  }

  async press(button: string): Promise<void> {
    this.#step();
    await this.#docs.press(button);
  }

  /** Waits until a tag shows what fits. */
  async sees(tag: string, pattern: RegExp): Promise<void> {
    await this.#docs.page.waitForFunction(
      (name, source) => {
        const found = document.querySelector(name);
        const text = `${found?.shadowRoot?.textContent} ${found?.textContent}`;
        return new RegExp(source).test(text.replace(/\s/g, ' '));
      },
      { polling: 'raf' },
      tag,
      pattern.source,
    );
  }

  expectWithin(what: keyof typeof BOUNDS): string {
    const { steps, letters } = BOUNDS[what];
    const counted = `${what}: ${this.steps} steps, ${this.letters} letters`;
    assert.ok(this.steps <= steps && this.letters <= letters, counted);
    return counted;
  }
}

describe('the documentation', () => {
  const shop = useShop();

  it('leads from its home page to a price, a basket, suggestions and a checked form of one’s own', async (t) => {
    const docs = await shop.visit(t, READER);
    await docs.page
      .browserContext()
      .overridePermissions(shop.origin, ['clipboard-read', 'clipboard-sanitized-write']);
    const newcomer = await Newcomer.begin(docs, (read) => serveFiles(t, read));
    const told: string[] = [];

    await newcomer.open(`${shop.origin}/docs/`);
    await newcomer.follow('First tag');
    const page = await newcomer.copy('main .language-html button.copy');
    newcomer.save(page);
    newcomer.unpack();
    await newcomer.openOwnPage();
    await newcomer.sees('shop-price', /149,99 zł/);
    told.push(newcomer.expectWithin('a real price'));
    await newcomer.sees('shop-minicart', /2/);
    told.push(newcomer.expectWithin('a filled basket'));
    await newcomer.type('shop-search >>> [part~=input]', 'mug');
    await newcomer.sees('shop-search', /[Mm]ug /);
    told.push(newcomer.expectWithin('suggestions'));

    await newcomer.open(`${shop.origin}/docs/guide/first-tag.html`);
    await newcomer.follow('Forms');
    const form = await newcomer.copy('live-example >>> ::-p-text(Copy)');
    newcomer.save(page.replace('</body>', `${form}</body>`));
    await newcomer.openOwnPage();
    await newcomer.press('shop-form button');
    await newcomer.sees('shop-field', /required/);
    told.push(newcomer.expectWithin('a checked form'));
    for (const line of told) t.diagnostic(line);
  });
});
