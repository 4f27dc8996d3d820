import { expect } from '@open-wc/testing';
import { buildSchema, parse, validate } from 'graphql';
import * as v from 'valibot';
import schemaText from '../../demo/platform/schema.graphql?raw';
import { productsTextSearch } from '../../logic/search/search.api.ts';
import {
  countEntries,
  entryIds,
  isLongEnough,
  productPrice,
  searchBlocks,
} from '../../logic/search/search.model.ts';
import { SearchAnswerSchema } from '../../logic/search/search.schema.ts';
import { splitMatch } from '../../logic/search/search-match.ts';
import { searchText } from '../../logic/search/search-text.ts';
import { decodedText } from '../../logic/wire/lenient.ts';
import { MARKUP_PAYLOADS, REFUSED_URLS, SAFE_URLS } from '../kit/payloads.ts';
import { answer, entry, fullAnswer, product } from './search.fixtures.ts';
import '../kit/guard.ts';

const parsed = ({ productsTextSearch: blocks }: { productsTextSearch: object }) =>
  v.parse(SearchAnswerSchema, blocks);
const blocksOf = (given: { productsTextSearch: object }, limit = 6) =>
  searchBlocks(parsed(given), limit);

describe('searchText', () => {
  it('SE-01: trims', () => {
    expect(searchText('  wa \n')).to.equal('wa');
    expect(searchText('   ')).to.equal('');
  });

  it('SE-20: caps a text at 256 characters and cuts no pair of surrogates', () => {
    expect(searchText('a'.repeat(5000))).to.have.length(256);
    expect(searchText('⌚🕰'.repeat(5000))).to.equal('⌚🕰'.repeat(128));
  });

  it('keeps line breaks inside a pasted text', () => {
    expect(searchText('a\nb')).to.equal('a\nb');
  });
});

describe('isLongEnough', () => {
  it('SE-01: counts characters, not code units', () => {
    expect(isLongEnough('w', 2)).to.equal(false);
    expect(isLongEnough('wa', 2)).to.equal(true);
    expect(isLongEnough('🕰', 2)).to.equal(false);
  });

  it('never takes an empty text', () => {
    expect(isLongEnough('', 0)).to.equal(false);
  });
});

describe('searchBlocks', () => {
  it('SE-07: leaves out blocks that are empty, null or missing', () => {
    expect(blocksOf(answer())).to.deep.equal([]);
    expect(blocksOf(answer({ products: [], cms: null }))).to.deep.equal([]);
    expect(blocksOf(answer({ cms: [entry('O nas')] })).map(({ name }) => name)).to.deep.equal([
      'info',
    ]);
  });

  it('SE-08: shows at most `limit` entries of each kind', () => {
    const many = Array.from({ length: 50 }, (_, index) => product(`p${index}`));
    const blocks = blocksOf(answer({ products: many }));
    expect(countEntries(blocks)).to.equal(6);
    expect(entryIds(blocks)).to.have.length(7);
  });

  it('leaves out invalid entries and keeps all others (A16)', () => {
    const odd = [null, 'x', 5, [], { link: '#' }, { name: null }, { name: '  ' }, undefined];
    const good = Array.from({ length: 6 }, (_, index) => entry(`e${index}`));
    const kinds = ['searchQueries', 'products', 'producers', 'series', 'menuNodes', 'cms'];
    const found = Object.fromEntries(kinds.map((kind) => [kind, [...odd, ...good]]));
    expect(countEntries(blocksOf(answer(found)))).to.equal(36);
    const only = { producers: { 0: entry('a'), 1: null }, cms: good };
    expect(countEntries(blocksOf(answer(only)))).to.equal(7);
  });

  it('orders queries, products, categories and info', () => {
    const blocks = blocksOf(fullAnswer());
    const labels = blocks.map(({ entries }) => entries.map(({ kind, label }) => [kind, label]));
    expect(labels).to.deep.equal([
      [
        ['query', 'zegarek wodoodporny'],
        ['query', 'Watch WATCH'],
      ],
      [
        ['product', 'Watch Nord'],
        ['product', 'Watch Sud'],
        ['more', ''],
      ],
      [
        ['producer', 'Watchmaker'],
        ['series', 'Watch & Co'],
        ['category', 'Zegarki / Męskie'],
        ['category', 'Damskie'],
      ],
      [['page', 'O zegarkach']],
    ]);
    expect(countEntries(blocks)).to.equal(9);
  });

  it('XS-07: joins breadcrumb titles as text', () => {
    const titles = ['A / B', ...MARKUP_PAYLOADS];
    const bc = { item: titles.map((title) => ({ title })) };
    const [block] = blocksOf(answer({ menuNodes: [{ ...entry('x'), bc }] }));
    expect(block?.entries[0]?.label).to.equal(decodedText(titles.join(' / ')));
  });

  it('XS-11: keeps the text of an entry whose link is not safe', () => {
    const links = [...REFUSED_URLS, '', 5, null, { href: '#' }];
    const [block] = blocksOf(answer({ cms: links.map((link) => entry('x', link)) }), 100);
    expect(block?.entries.map(({ link }) => link).filter((link) => link !== '5')).to.deep.equal(
      Array.from({ length: links.length - 1 }, () => undefined),
    );
    const safe = blocksOf(answer({ cms: SAFE_URLS.map((link) => entry('x', link)) }), 100);
    expect(safe[0]?.entries.map(({ link }) => link)).to.deep.equal(SAFE_URLS);
  });

  it('leaves out entries without a name', () => {
    expect(blocksOf(answer({ series: [entry(''), { link: '#' }] }))).to.deep.equal([]);
  });
});

describe('productPrice', () => {
  const priceOf = (price: unknown, type: 'gross' | 'net' = 'gross') => {
    const [first] = parsed(answer({ products: [product('x', { price })] })).products;
    return first && productPrice(first, type, 'Cena na telefon');
  };
  const gross = (value: unknown, formatted = '0,00 zł') => ({
    price: { gross: { value, formatted } },
  });

  it('follows the price type and reads no-break spaces', () => {
    const { price } = product('x');
    expect(priceOf(price)).to.equal('123,00\u00a0zł');
    expect(priceOf(price, 'net')).to.equal('100,00\u00a0zł');
  });

  it('asks to call for a price of 0', () => {
    for (const value of [0, '0', '0.00']) expect(priceOf(gross(value))).to.equal('Cena na telefon');
  });

  it('shows the formatted price when the value is missing, and nothing without a price', () => {
    for (const value of [null, undefined, ''])
      expect(priceOf(gross(value, '5 zł'))).to.equal('5 zł');
    for (const none of [null, undefined, {}, { price: null }]) expect(priceOf(none)).to.equal('');
  });
});

describe('splitMatch', () => {
  const split = (name: string, typed: string) => {
    const { before, match, after } = splitMatch(name, typed);
    expect(before + match + after).to.equal(name);
    return [before, match, after];
  };

  it('finds one contiguous run in any case', () => {
    expect(split('Zegarek WATCH watch', 'watch')).to.deep.equal(['Zegarek ', 'WATCH', ' watch']);
    expect(split('łódź', 'ŁÓ')).to.deep.equal(['', 'łó', 'dź']);
    expect(split('zegarek', 'buty')).to.deep.equal(['zegarek', '', '']);
    expect(split('zegarek', '')).to.deep.equal(['zegarek', '', '']);
  });

  it('takes characters of regular expressions literally', () => {
    const signs = '^$\\.*+?()[]{}|/-#&';
    expect(split(`a${signs}b`, signs)).to.deep.equal(['a', signs, 'b']);
    expect(split('aaa', 'a*')).to.deep.equal(['aaa', '', '']);
  });

  it('XS-06: is not shifted by letters that change their length in lower case', () => {
    expect(split('İİ ster', 'ster')).to.deep.equal(['İİ ', 'ster', '']);
    expect(split('xİy', 'İ')).to.deep.equal(['x', 'İ', 'y']);
    expect(split('ẞtraße', 'tra')).to.deep.equal(['ẞ', 'tra', 'ße']);
  });

  it('XS-06: takes a decomposed letter as it was typed', () => {
    expect(split('xe\u0301y', 'E\u0301')).to.deep.equal(['x', 'e\u0301', 'y']);
    expect(split('caf\u00e9', 'e\u0301')).to.deep.equal(['caf\u00e9', '', '']);
  });

  it('XS-06: never cuts a surrogate pair or a combining sequence', () => {
    expect(split('cafe\u0301', 'cafe')).to.deep.equal(['cafe\u0301', '', '']);
    expect(split('e\u0301', '\u0301')).to.deep.equal(['e\u0301', '', '']);
    expect(split('👩‍💻', '👩')[1]).to.equal('');
    expect(split('👩‍💻', '💻')[1]).to.equal('');
    expect(split('👍🏽', '👍')[1]).to.equal('');
    expect(split('🕰', '\ud83d')[1]).to.equal('');
    expect(split('x🕰y', '🕰')).to.deep.equal(['x', '🕰', 'y']);
  });
});

describe('productsTextSearch', () => {
  it('prints a query that the platform understands, whatever was typed', () => {
    const schema = buildSchema(schemaText);
    for (const text of [...MARKUP_PAYLOADS, '"}){x}#', '\u0000', '\ud83d']) {
      const document = parse(productsTextSearch.document({ text, limit: 6 }));
      expect(validate(schema, document)).to.deep.equal([]);
    }
  });
});
