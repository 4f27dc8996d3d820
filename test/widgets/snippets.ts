import { html } from '@open-wc/testing';
import { HttpResponse } from 'msw';
import { type FakePlatform, installFakePlatform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { type ShopServer, startShopServer } from '../platform/shop-server.ts';

/** A snippet of a test; a text is one for the end of the body. */
export type GivenSnippet = string | { readonly region?: unknown; readonly content: unknown };

const FOLDER = '/shop-server/scripts';

/** The markup of an inline script that records its run. */
export const push = (what: string): string => `<script>ran.push(${JSON.stringify(what)})</script>`;

/** The URL of a script that records its run; a name that begins with `held` delays it until `release()`. */
export const src = (name: string): string => `src="${FOLDER}/${name}.js"`;

/** The runs recorded by the test's scripts, in order. */
export const ran = (): unknown[] => Reflect.get(window, 'ran') as unknown[];

/** A response with these snippets. */
export const snippetsAnswer = (...given: readonly GivenSnippet[]) => ({
  Snippets: {
    response: {
      items: Object.fromEntries(
        given.map((snippet, index) => [
          `snippet${index}`,
          typeof snippet === 'string' ? { region: 'body_bottom', content: snippet } : snippet,
        ]),
      ),
    },
  },
});

/** The page of a test file, and the server of its scripts. */
export interface SnippetPage {
  readonly server: ShopServer;
  /** Releases the delayed scripts. */
  release(): void;
}

/** A page that is restored after every test. */
export function useSnippetPage(): SnippetPage {
  const server = startShopServer();
  let release: () => void = () => undefined;
  let known: ReadonlySet<Node>;
  before(() => {
    known = new Set<Node>([...document.head.childNodes, ...document.body.childNodes]);
  });
  beforeEach(() => {
    // not after a test, when fixtures have not been removed yet
    for (const part of [document.head, document.body]) {
      for (const node of [...part.childNodes]) if (!known.has(node)) node.remove();
    }
    Reflect.set(window, 'ran', []);
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.reply(async ({ request }) => {
      const [, name = ''] = /([^/]+)\.js/.exec(request.url) ?? [];
      if (name.startsWith('held')) await released;
      return new HttpResponse(`ran.push(${JSON.stringify(name)})`, {
        headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
      });
    });
  });
  return { server, release: () => release() };
}

export interface ShownSnippets {
  readonly tag: Mounted<'shop-widgets'>;
  readonly platform: FakePlatform;
}

/** Adds a tag with these snippets, whose scripts may not have run yet. */
export async function beginSnippets(
  snippets: readonly GivenSnippet[],
  template = html`<shop-widgets snippets></shop-widgets>`,
): Promise<ShownSnippets> {
  const platform = installFakePlatform();
  platform.answer('widgets', snippetsAnswer(...snippets));
  return { tag: await mount('shop-widgets', template), platform };
}

/** Adds a tag with these snippets; resolves when their scripts have run. */
export async function showSnippets(...snippets: readonly GivenSnippet[]): Promise<ShownSnippets> {
  const shown = await beginSnippets([...snippets, push('the end')]);
  await waitUntil(() => ran().includes('the end'), 'the scripts have run');
  ran().splice(ran().indexOf('the end'), 1);
  return shown;
}
