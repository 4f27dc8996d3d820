import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { minifyCss } from '../../../build/css-text.mjs';
import type { Handler } from '../../platform/http/handler.ts';
import { ASK_EACH_TIME, FOREVER, StoredBody } from './stored-body.ts';

const PATH = /^\/style\/(?<names>[a-z]+(?:\.[a-z]+)*)-(?<hash>[\w-]+)\.css$/;
const LIBRARY_SHEET = 'shop';

/** The folders of the bundled stylesheets. */
export interface StyleFolders {
  /** The folder of the shop's own stylesheets. */
  readonly folder: string;
  /** The built library, whose stylesheet is named `shop`. */
  readonly dist: string;
}

/** Bundles several stylesheets into one file, so that a page needs only one response. */
export interface StyleSheets {
  /** The URL of a bundle of these stylesheets, in this order; it changes with any of them. */
  url(names: readonly string[]): string;
  readonly serve: Handler;
}

interface Bundle {
  /** The modification times of its files, in ms. */
  readonly changed: string;
  readonly body: StoredBody;
}

/** Omits the library until it is built. */
function filesOf(names: readonly string[], { folder, dist }: StyleFolders): string[] {
  const library = join(dist, 'css/shop.css');
  return names.flatMap((name) => {
    if (name !== LIBRARY_SHEET) return join(folder, `${name}.css`);
    return existsSync(library) ? library : [];
  });
}

function readBundle(files: readonly string[]): StoredBody {
  const css = files.map((file) => minifyCss(readFileSync(file, 'utf8'))).join('\n');
  return new StoredBody(new TextEncoder().encode(css), 'text/css; charset=utf-8');
}

/** Bundles stylesheets; rebuilds a bundle only if one of its files has changed. */
export function createStyleSheets(folders: StyleFolders): StyleSheets {
  const bundles = new Map<string, Bundle>();

  /** Undefined if a stylesheet is missing. */
  function bundleOf(names: readonly string[]): StoredBody | undefined {
    const files = filesOf(names, folders);
    const stats = files.map((file) => statSync(file, { throwIfNoEntry: false }));
    if (stats.includes(undefined)) return undefined;
    const [key, changed] = [names.join('.'), stats.map((stat) => stat?.mtimeMs).join()];
    const known = bundles.get(key);
    if (known?.changed === changed) return known.body;
    const body = readBundle(files);
    bundles.set(key, { changed, body });
    return body;
  }

  return {
    url: (names) => `/style/${names.join('.')}-${bundleOf(names)?.hash ?? 'missing'}.css`,
    serve: (request) => {
      const groups = PATH.exec(new URL(request.url).pathname)?.groups;
      const bundle = groups?.names === undefined ? undefined : bundleOf(groups.names.split('.'));
      return bundle?.answer(request, bundle.hash === groups?.hash ? FOREVER : ASK_EACH_TIME);
    },
  };
}
