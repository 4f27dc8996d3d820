import type { AnyDocs } from '../../elements/declare/docs.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import type { Call } from './calls/call.ts';
import { code, fence, prose, table } from './markdown.ts';

/** The data of the page about all calls. */
export interface WireSource {
  readonly calls: readonly Call[];
  /** The calls of every page. */
  readonly common: readonly Call[];
  /** The bytes of the answers, by the names of calls. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly docs: Readonly<Record<string, AnyDocs>>;
}

const MS_PER_SECOND = 1000;
const { graphqlUrl, accountsUrl, loaderUrl, ibanUrl } = DEFAULT_CONFIG;
const ADDRESSES = Object.entries({
  'graphql-url': graphqlUrl,
  'accounts-url': accountsUrl,
  'loader-url': loaderUrl,
  'iban-url': ibanUrl,
});

/** The uncompressed request and the gzipped answer. */
export const bytesOf = ({ name, body }: Call, sizes: WireSource['sizes']): readonly string[] => [
  body === undefined ? '' : `${body.length}&nbsp;B`,
  sizes.has(name) ? `${sizes.get(name)}&nbsp;B` : '',
];

const whens = ({ name }: Call, docs: WireSource['docs']): readonly (readonly string[])[] =>
  Object.entries(docs).flatMap(([tag, { calls }]) => {
    const when = calls?.[name];
    return when === undefined ? [] : [[`[\`<${tag}>\`](./tags/${tag}.md)`, prose(when)]];
  });

function callOf(call: Call, { sizes, docs }: WireSource): readonly string[] {
  const { name, method, address, timeoutMs, language, shown } = call;
  const [sent = '', back = ''] = bytesOf(call, sizes);
  const rows = whens(call, docs);
  return [
    `## ${name} {#${name}}`,
    '',
    `${code(`${method} ${address}`)}. It may take ${timeoutMs / MS_PER_SECOND} s.`,
    ...(sent && [`It sends ${sent}${back && `, and ${back} come back`}.`]),
    '',
    ...(shown ? fence(language, shown) : []),
    ...(rows.length > 0 ? table(['tag', 'when'], rows) : []),
  ];
}

/** The page about requests to the platform: URL, body, size, tags and times. */
export const wirePage = (source: WireSource): readonly string[] => [
  '---',
  'description: "What tags ask the platform: addresses, operations, when, and how many bytes."',
  '---',
  '',
  '# Calls',
  '',
  'What tags ask the platform, and when. A page without a tag asks nothing for it.',
  'Equal questions of one moment are one request. A read is tried once more after a failure of the network, and an address also after a status from 500 on. A change never is.',
  '',
  'The examples are those of the demo shop: a basket of two products, a question for “mug”. What is sent is not packed;',
  'what comes back is counted after gzip.',
  '',
  ...table(
    ['name in an address', 'default'],
    ADDRESSES.map(([name, address]) => [code(`{${name}}`), code(address)]),
  ),
  'Each is the attribute of that name of [`<shop-config>`](./tags/shop-config.md). A page with `app_shop` needs none.',
  '',
  ...source.calls.flatMap((call) => callOf(call, source)),
  '## On every page',
  '',
  'Where the platform announces tracking events, they are read and run, as `tracking` of',
  '[`<shop-config>`](./tags/shop-config.md) says. An error of the library is reported, unless `no-error-reports` is set.',
  '',
  ...source.common.flatMap((call) => callOf(call, source)),
];
