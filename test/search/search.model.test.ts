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
import { MARKUP_PAYLOADS } from '../kit/payloads.ts';
import { answer, entry, product } from './search.fixtures.ts';
import '../kit/guard.ts';

const parsed = ({ productsTextSearch: blocks }: { productsTextSearch: object }) =>
  v.parse(SearchAnswerSchema, blocks);
const blocksOf = (given: { productsTextSearch: object }, limit = 6) =>
  searchBlocks(parsed(given), limit);

describe('searchText', () => {
  it('trims (SE-01)', () => {
    expect(searchText('  wa \n')).to.equal('wa');
    expect(searchText('   ')).to.equal('');
  });

  it('limits a text to 256 characters without cutting surrogate pairs (SE-20)', () => {
    expect(searchText('a'.repeat(5000))).to.have.length(256);
    expect(searchText('⌚🕰'.repeat(5000))).to.equal('⌚🕰'.repeat(128));
  });
});

describe('isLongEnough', () => {
  it('counts characters, not code units (SE-01)', () => {
    expect(isLongEnough('w', 2)).to.equal(false);
    expect(isLongEnough('wa', 2)).to.equal(true);
    expect(isLongEnough('🕰', 2)).to.equal(false);
  });
});

describe('searchBlocks', () => {
  it('omits blocks that are empty, null or missing (SE-07)', () => {
    expect(blocksOf(answer())).to.deep.equal([]);
    expect(blocksOf(answer({ products: [], cms: null }))).to.deep.equal([]);
    expect(blocksOf(answer({ cms: [entry('O nas')] })).map(({ name }) => name)).to.deep.equal([
      'info',
    ]);
  });

  it('shows at most `limit` entries of each kind (SE-08)', () => {
    const many = Array.from({ length: 50 }, (_, index) => product(`p${index}`));
    const blocks = blocksOf(answer({ products: many }));
    expect(countEntries(blocks)).to.equal(6);
    expect(entryIds(blocks)).to.have.length(7);
  });

  it('omits invalid entries and keeps all others (A16)', () => {
    const odd = [null, 'x', 5, [], { link: '#' }, { name: null }, { name: '  ' }, undefined];
    const good = Array.from({ length: 6 }, (_, index) => entry(`e${index}`));
    const kinds = ['searchQueries', 'products', 'producers', 'series', 'menuNodes', 'cms'];
    const found = Object.fromEntries(kinds.map((kind) => [kind, [...odd, ...good]]));
    expect(countEntries(blocksOf(answer(found)))).to.equal(36);
    const only = { producers: { 0: entry('a'), 1: null }, cms: good };
    expect(countEntries(blocksOf(answer(only)))).to.equal(7);
  });

  it('omits entries without a name', () => {
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

  it('treats characters of regular expressions literally', () => {
    const signs = '^$\\.*+?()[]{}|/-#&';
    expect(split(`a${signs}b`, signs)).to.deep.equal(['a', signs, 'b']);
    expect(split('aaa', 'a*')).to.deep.equal(['aaa', '', '']);
  });

  it('is not shifted by letters that change their length in lower case (XS-06)', () => {
    expect(split('İİ ster', 'ster')).to.deep.equal(['İİ ', 'ster', '']);
    expect(split('xİy', 'İ')).to.deep.equal(['x', 'İ', 'y']);
    expect(split('ẞtraße', 'tra')).to.deep.equal(['ẞ', 'tra', 'ße']);
  });

  it('matches a decomposed letter as typed (XS-06)', () => {
    expect(split('xe\u0301y', 'E\u0301')).to.deep.equal(['x', 'e\u0301', 'y']);
    expect(split('caf\u00e9', 'e\u0301')).to.deep.equal(['caf\u00e9', '', '']);
  });

  it('never cuts a surrogate pair or a combining sequence (XS-06)', () => {
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
  it('prints a valid query, whatever was typed', () => {
    const schema = buildSchema(schemaText);
    for (const text of [...MARKUP_PAYLOADS, '"}){x}#', '\u0000', '\ud83d']) {
      const document = parse(productsTextSearch.document({ text, limit: 6 }));
      expect(validate(schema, document)).to.deep.equal([]);
    }
  });
});
