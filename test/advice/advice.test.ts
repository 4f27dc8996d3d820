import { expect } from '@open-wc/testing';
import { closest } from '../../elements/advice/closest.ts';
import { warnOfUnknownTag } from '../../elements/advice/defined-tags.ts';
import { declarations } from '../../elements/declarations.ts';
import { registerElements } from '../../elements/start/register.ts';
import { createTag } from '../kit/create-tag.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { warnings } from '../kit/warnings.ts';

registerElements(declarations);

const TAGS = declarations.map(({ tag }) => tag);

describe('suggestions for a misspelt word', () => {
  it('name the closest known word, in any spelling', () => {
    const attributes = ['minlength', 'max-size', 'price-type', 'limit'];
    const meant = ['min-length', 'minLenght', 'max_size', 'pricetype', 'limt'].map((word) =>
      closest(word, attributes),
    );
    expect(meant).to.deep.equal(['minlength', 'minlength', 'max-size', 'price-type', 'limit']);
  });

  it('are empty if no word is close', () => {
    expect(closest('colour', ['limit', 'open'])).to.equal(undefined);
    expect(closest('a', [])).to.equal(undefined);
  });
});

describe('the development build warns about', () => {
  beforeEach(() => {
    installFakePlatform();
  });

  const blocked = (effectiveDirective: string, blockedURI: string, sourceFile?: string) =>
    dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        documentURI: location.href,
        violatedDirective: effectiveDirective,
        statusCode: 200,
        effectiveDirective,
        originalPolicy: '',
        disposition: 'enforce',
        blockedURI,
        ...(sourceFile && { sourceFile: new URL(sourceFile, import.meta.url).href }),
      }),
    );

  it('a policy that blocks a request or the stylesheet of the library [AU8]', () => {
    const warned = warnings();
    blocked('connect-src', 'https://stats.example/collect', '/theme.js');
    blocked('connect-src', 'https://shop.example/graphql/v1/', '../../elements/advice/policy.ts');
    blocked('style-src-elem', 'https://cdn.example/css/shop.css');
    blocked('style-src-elem', 'https://cdn.example/css/theme.css');
    expect(warned.map((one) => one.replace(/ See .*/, ''))).to.deep.equal([
      "[shop] the page's policy blocks https://shop.example/graphql/v1/; expected its host in connect-src.",
      "[shop] the page's policy blocks https://cdn.example/css/shop.css; expected its host in style-src.",
    ]);
  });

  it('an attribute that neither the tag nor HTML defines', async () => {
    const warned = warnings();
    await mount(
      'shop-search',
      '<shop-search min-length="2" colour="red" id="search" class="x" data-x aria-label="x" onclick=""></shop-search>',
    );
    expect(warned).to.deep.equal([
      '[shop-search] min-length: not an attribute of this tag; did you mean minlength? See docs/tags/shop-search.md',
      '[shop-search] colour: not an attribute of this tag. See docs/tags/shop-search.md',
    ]);
  });

  it('no attribute of a field or a framework', async () => {
    const warned = warnings();
    await mount(
      'shop-date-picker',
      '<shop-date-picker name="day" disabled v-if="x" _ngcontent-x="" x-data></shop-date-picker>',
    );
    expect(warned).to.deep.equal([]);
  });

  it('an unknown tag', () => {
    const warned = warnings();
    warnOfUnknownTag('shop-minicrat', TAGS);
    warnOfUnknownTag('shop-carousel', TAGS);
    warnOfUnknownTag('other-minicrat', TAGS);
    expect(warned).to.deep.equal([
      '[shop] <shop-minicrat>: there is no such tag; did you mean shop-minicart? See docs/tags/index.md',
      '[shop] <shop-carousel>: there is no such tag; did you mean shop-slider? See docs/tags/index.md',
    ]);
  });

  it('an element without what it requires', async () => {
    const warned = warnings();
    await mount('shop-form', '<shop-form><button>Send</button></shop-form>');
    await mount('shop-list-button', '<shop-list-button></shop-list-button>');
    await mount('shop-tooltip', '<shop-tooltip><b>VAT</b></shop-tooltip>');
    expect(warned).to.deep.equal([
      '[shop-form] expected a <form> in it; without it the tag has no effect. See docs/tags/shop-form.md',
      '[shop-list-button] expected the attribute product-id, or a shop-product to follow; without it the tag has no effect. See docs/tags/shop-list-button.md',
      '[shop-tooltip] expected the attribute text; without it the tag has no effect. See docs/tags/shop-tooltip.md',
    ]);
  });

  it('no element whose requirements are met in the same task', async () => {
    const warned = warnings();
    const button = Object.assign(createTag('shop-list-button'), { productId: '5' });
    await mount('shop-list-button', button);
    await mount('shop-tooltip', '<shop-tooltip text="23 %"><b>VAT</b></shop-tooltip>');
    expect(warned).to.deep.equal([]);
  });
});
