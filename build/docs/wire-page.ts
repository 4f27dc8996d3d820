import type { AnyDocs } from '../../elements/declare/docs.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import type { Call } from './calls/call.ts';
import { code, fence, frontMatter, prose, table, tagLink } from './markdown.ts';

/** The data of the page about all calls. */
export interface WireSource {
  readonly calls: readonly Call[];
  /** The calls of every page. */
  readonly common: readonly Call[];
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

const whens = ({ name }: Call, docs: WireSource['docs']): readonly (readonly string[])[] =>
  Object.entries(docs).flatMap(([tag, { calls }]) => {
    const when = calls?.[name];
    return when === undefined ? [] : [[tagLink(tag, './tags'), prose(when)]];
  });

function callOf(call: Call, { docs }: WireSource): readonly string[] {
  const { name, method, address, timeoutMs, language, shown } = call;
  const rows = whens(call, docs);
  return [
    `## ${name} {#${name}}`,
    '',
    `${code(`${method} ${address}`)}. Timeout: ${timeoutMs / MS_PER_SECOND} s.`,
    '',
    ...(shown ? fence(language, shown) : []),
    ...(rows.length > 0 ? table(['tag', 'when'], rows) : []),
  ];
}

/** The page about requests to the platform: URL, body, tags and timeout. */
export const wirePage = (source: WireSource): readonly string[] => [
  ...frontMatter({
    description: '"The requests of tags to the platform: URLs, operations and conditions."',
  }),
  '# Requests to the platform',
  '',
  'The requests that tags send, and when. A page only sends those of its tags.',
  'Identical concurrent requests are sent once. A read is retried once after a network failure, a GET request also after a status of 500 or more. A mutation is never retried.',
  '',
  'The examples are from the demo shop.',
  '',
  ...table(
    ['placeholder', 'default'],
    ADDRESSES.map(([name, address]) => [code(`{${name}}`), code(address)]),
  ),
  'Set them with the attributes of [`<shop-config>`](./tags/shop-config.md). A page with `app_shop` needs none.',
  '',
  ...source.calls.flatMap((call) => callOf(call, source)),
  '## On every page',
  '',
  'If a response announces tracking events, they are fetched and run, depending on `tracking` of',
  '[`<shop-config>`](./tags/shop-config.md). An error of the library is reported, unless `no-error-reports` is set.',
  '',
  ...source.common.flatMap((call) => callOf(call, source)),
];
