import { expect } from '@open-wc/testing';
import guide from '../../docs/site/guide/without-script.md?raw';
import { fencesOf } from '../kit/fences.ts';
import '../kit/guard.ts';

const SNIPPET = fencesOf(guide).find(({ code }) => /^<script.*--shop-wait/s.test(code))?.code ?? '';
const page = document.documentElement;

/** Adds a script that fails to load. */
const lose = (src: string): Promise<unknown> =>
  new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.addEventListener('error', resolve);
    document.body.append(script);
  });

describe('the guide’s snippet for a failed script', () => {
  afterEach(() => page.style.removeProperty('--shop-wait'));

  it('shows hidden content if the library fails to load, but not for other scripts (SH3)', async () => {
    const script = document.createElement('script');
    script.textContent = SNIPPET.replace(/<\/?script[^>]*>/g, '');
    document.head.append(script);
    await lose('/ads/tracker.js');
    expect(page.style.getPropertyValue('--shop-wait')).to.equal('');
    await lose('/shop-elements/autoloader.js');
    expect(page.style.getPropertyValue('--shop-wait')).to.equal('0s');
  });
});
