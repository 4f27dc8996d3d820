import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from '../../demo/shop/host/templates/transform.ts';

/** The output methods of XSLT that shops use. */
export const METHODS = ['html', 'xml'] as const;
export type Method = (typeof METHODS)[number];

/** A name in the sample that breaks markup, JSON or scripts if a character is not escaped. */
export const AWKWARD = 'Telewizor 32" \\ pilot < & \' </script> <!-- \u2028 ż 🎁';

const fileOf = (name: string): string => join(import.meta.dirname, name);
const sheetOf = (method: Method): string =>
  fileOf(method === 'html' ? 'sample.xsl' : 'sample-xml.xsl');

/** The sample XML of a page in the package. */
export const sampleXml = (page: 'listing' | 'product'): string =>
  readFileSync(fileOf(`../../xslt/samples/${page}.xml`), 'utf8');

/** The XML of a page with data for every template. */
export const SAMPLE = sampleXml('product');

/** A page rendered from XML by every template. */
export const samplePage = (
  method: Method,
  xml = SAMPLE,
  parameters: Readonly<Record<string, string>> = {},
): Promise<string> => transform({ stylesheet: sheetOf(method), xml, parameters });

const escaped = (text: string): string =>
  [...text].map((character) => `&#${character.codePointAt(0)};`).join('');

/** A script with the texts in the output of the templates: as JSON, or with decoded entities. */
export function textsScript(
  texts: readonly string[],
  method: Method,
  as: 'json' | 'plain' = 'json',
): Promise<string> {
  const elements = texts.map((text) => `<text>${escaped(text)}</text>`);
  return transform({
    stylesheet: sheetOf(method),
    xml: `<texts>${elements.join('')}</texts>`,
    parameters: { as },
  });
}

/** The contents of the JSON scripts, as parsed by a browser: without decoding. */
export const scriptsOf = (page: string): readonly unknown[] =>
  [...page.matchAll(/<script type="application\/json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

/** The JSON in the first element with a name. */
export function jsonIn(page: string, tag: string): unknown {
  const [element = ''] = new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(page) ?? [];
  return scriptsOf(element)[0];
}
