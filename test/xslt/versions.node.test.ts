import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { METHODS, samplePage } from './sample.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** The elements with a name inside a node, in order. */
function all(node: Node, name: string): readonly Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const inner = children.flatMap((child) => all(child, name));
  return isElement(node) && node.tagName === name ? [node, ...inner] : inner;
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** The content of an element: some of its attributes, then its text. */
const contentOf = (
  element: Element,
  ...names: readonly string[]
): readonly (string | undefined)[] => [
  ...names.map((name) => attribute(element, name)),
  textOf(element).trim(),
];

const markup = '&quot; \\ &lt; &amp;amp; &#39; &lt;/script&gt;';
const text = '" \\ < & \' </script>';

const page = (product: string): string =>
  `<shop><page><projector><product id="1"><name>A</name><price value="5"/>${product}</product></projector></page></shop>`;

/** The tags of versions, as parsed by a browser. */
const choicesIn = (html: string): readonly Element[] => all(parse(html), 'shop-choice');

for (const method of METHODS) {
  describe(`the variants of a product, with the output method ${method}`, () => {
    const choices = async (product: string) => choicesIn(await samplePage(method, page(product)));

    it('are links: one current, one sold out, one with an image', async () => {
      const [choice, ...others] = await choices(`<versions name="${markup}">
        <version id="1" name="${markup}" link="/a?b=1&amp;c=2" amount="3"/>
        <version id="2" name="leśny" link="/b" gfx="/b.svg" amount="0"/>
        <version id="3" name="bez adresu"/></versions>`);
      assert.ok(choice);
      assert.deepEqual(others, []);
      assert.equal(attribute(choice, 'label'), text);
      assert.deepEqual(
        all(choice, 'a').map((link) => contentOf(link, 'href', 'class', 'aria-current')),
        [
          ['/a?b=1&c=2', 'version', 'true', text],
          ['/b', 'version --disabled', undefined, 'leśny'],
        ],
      );
      assert.deepEqual(
        all(choice, 'img').map((image) => contentOf(image, 'src', 'alt')),
        [['/b.svg', '', '']],
      );
    });

    it('are a select and links for each of several axes', async () => {
      const value = (id: number, ...names: readonly string[]) =>
        `<values id="${id}">${names.map((name) => `<value name="${name}"/>`).join('')}</values>`;
      const product = (id: number) =>
        `<products><product product_id="${id}" url="/${id}?a=1&amp;b=2"/></products>`;
      const [choice] = await choices(`<multiversions>
        <multi_version id="1" name="${markup}">
          <item selected="true">${value(11, markup, 'mat')}${product(1)}</item>
          <item disabled="true">${value(12, 'leśny')}</item>
        </multi_version>
        <multi_version id="2" name="Litry">
          <item selected="true">${value(21, '1')}${product(1)}</item>
          <item>${value(22, '2')}${product(2)}</item>
        </multi_version></multiversions>`);
      assert.ok(choice);
      assert.deepEqual(
        all(choice, 'select').map((select) =>
          contentOf(select, 'data-id', 'aria-label').slice(0, 2),
        ),
        [
          ['1', text],
          ['2', 'Litry'],
        ],
      );
      const option = (one: Element) => [
        attribute(one, 'selected') !== undefined,
        ...contentOf(one, 'data-values_id', 'data-product', 'data-link', 'class'),
      ];
      assert.deepEqual(all(choice, 'option').map(option), [
        [true, '11', '1', '/1?a=1&b=2', undefined, `${text} / mat`],
        [false, '12', '', '', '--dependent', 'leśny'],
        [true, '21', '1', '/1?a=1&b=2', undefined, '1'],
        [false, '22', '2', '/2?a=1&b=2', undefined, '2'],
      ]);
      assert.deepEqual(
        all(choice, 'a').map((link) => contentOf(link, 'href', 'aria-current')),
        [
          ['/1?a=1&b=2', 'true', `${text} / mat`],
          ['/1?a=1&b=2', 'true', '1'],
          ['/2?a=1&b=2', undefined, '2'],
        ],
      );
    });

    it('are absent if there is only one', async () => {
      const one = '<versions name="Kolor"><version id="1" name="leśny" link="/a"/></versions>';
      assert.deepEqual(await choices(one), []);
      assert.deepEqual(await choices('<multiversions/>'), []);
    });
  });
}
