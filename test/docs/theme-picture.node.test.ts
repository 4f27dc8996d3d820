import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'parse5';
import { LANGUAGES, printPicture } from '../../build/docs/blocks/print-picture.ts';
import { themePages } from '../../build/docs/blocks/theme-pages.ts';
import { THEME_PICTURES } from '../../build/docs/blocks/theme-pictures.ts';
import { attributeOf, descendants, isElement } from '../../build/markup-tree.ts';
import type { HostBlock } from '../../demo/shop/host/blocks/block.ts';
import { HOST_BLOCKS } from '../../demo/shop/host/blocks/blocks.ts';

const readPage = themePages();
const GUIDES = ['docs/site/guide/default-theme.md', 'docs/site/pl/guide/default-theme.md'];
const LISTED = /^(?<number>\d+)\. \[(?<name>[^\]]+)\]\([./]+\/blocks\/(?<key>[a-z-]+)\.md\)$/gm;

const keys = HOST_BLOCKS.map(({ key }) => key);
/** The number of elements of a block that the picture marks. */
const partsOf = ({ themePage, markup }: HostBlock): number =>
  themePage?.visible === undefined ? ((themePage ?? markup)?.elements.length ?? 0) : 1;

describe('the picture of the theme', () => {
  it('has each block once', () => {
    assert.deepEqual(THEME_PICTURES.flatMap(({ blocks }) => blocks).sort(), [...keys].sort());
  });

  for (const picture of THEME_PICTURES) {
    for (const lang of LANGUAGES) {
      it(`marks the blocks of the page ${picture.key}, which runs no script: ${lang}`, async () => {
        const page = await printPicture(picture, lang, readPage);
        const elements = descendants(parse(page)).filter(isElement);
        const marked = elements.flatMap((element) => attributeOf(element, 'data-block') ?? []);
        const blocks = HOST_BLOCKS.filter(({ key }) => picture.blocks.includes(key));
        const expected = blocks.flatMap((block) => Array(partsOf(block)).fill(block.key));
        assert.deepEqual(marked.sort(), expected.sort());
        const scripts = elements.filter(({ tagName }) => tagName === 'script');
        assert.deepEqual(
          scripts.map((script) => attributeOf(script, 'src')),
          ['../picture.js'],
        );
        assert.match(page, new RegExp(`<html lang="${lang}">`));
        assert.doesNotMatch(page, /<shop-|<template|(?:src|srcset|href)="\//);
      });
    }
  }
});

describe('the blocks of the theme', () => {
  it('are numbered step by step', () => {
    const steps = HOST_BLOCKS.map(({ step }) => step);
    assert.deepEqual(
      steps,
      (['shows', 'acts', 'sends'] as const).flatMap((step) =>
        steps.filter((other) => other === step),
      ),
    );
  });

  for (const guide of GUIDES) {
    it(`are the list of ${guide}, under their numbers`, () => {
      const listed = [...readFileSync(guide, 'utf8').matchAll(LISTED)].map(({ groups }) => groups);
      assert.deepEqual(
        listed.map((entry) => `${entry?.number} ${entry?.key}`),
        keys.map((key, index) => `${index + 1} ${key}`),
      );
      if (guide === GUIDES[0])
        assert.deepEqual(
          listed.map((entry) => entry?.name),
          HOST_BLOCKS.map(({ name }) => name),
        );
    });
  }
});
