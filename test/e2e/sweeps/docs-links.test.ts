import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

const SITE = join(import.meta.dirname, '../../../dist-docs');
const BASE = '/docs/';
/** The package's version of the documentation: the same pages as Markdown, and schemas. */
const FILE = /\.(?:md|txt|json)$/;

type Node = DefaultTreeAdapterTypes.Node;

/** The links of a page, and its link targets. */
interface Page {
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

function* elementsIn(node: Node): Iterable<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

function readPage(file: string): Page {
  const elements = [...elementsIn(parse(readFileSync(join(SITE, file), 'utf8')))];
  const valuesOf = (name: string) =>
    elements.flatMap(({ attrs }) => attrs.filter((one) => one.name === name));
  const links = elements
    .filter(({ tagName }) => tagName === 'a')
    .flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'href'));
  return {
    links: links.map(({ value }) => value),
    anchors: new Set(valuesOf('id').map(({ value }) => value)),
  };
}

const pages = new Map(
  readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('dist'))
    .map((file) => [file, readPage(file)]),
);

/** Why a link is broken; undefined for a valid or external one. */
function faultOf(from: string, link: string): string | undefined {
  const { host, pathname, hash } = new URL(link, `http://docs${BASE}${from}`);
  if (host !== 'docs') return undefined;
  if (!pathname.startsWith(BASE)) return 'is outside of the site';
  const path = decodeURIComponent(pathname.slice(BASE.length)).replace(/(^|\/)$/, '$1index.html');
  if (FILE.test(path)) return existsSync(join(SITE, path)) ? undefined : 'is no file';
  const page = pages.get(path);
  if (!page) return 'is no page';
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor === '' || page.anchors.has(anchor) ? undefined : 'has no such anchor';
}

describe('the links of the documentation', () => {
  for (const [file, { links }] of pages) {
    it(`of ${file} resolve`, () => {
      const faults = [...new Set(links)].flatMap((link) => {
        const fault = faultOf(file, link);
        return fault ? [`${link} ${fault}`] : [];
      });
      assert.deepEqual(faults, []);
    });
  }
});
