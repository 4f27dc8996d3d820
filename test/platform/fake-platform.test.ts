import { expect } from '@open-wc/testing';
import { createStore } from 'jotai/vanilla';
import * as v from 'valibot';
import type { Operation } from '../../logic/platform/later/graphql/operation.ts';
import { ownPlatformAtom, platformAtom } from '../../logic/platform/platform.atoms.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { pageState, pageStore } from '../../logic/state/page-state.ts';
import { partial } from '../kit/answers.ts';
import { createFakePlatform, installFakePlatform } from '../kit/fake-platform.ts';

const greet: Operation<string, { hello: string }> = {
  name: 'greet',
  marker: '',
  kind: 'query',
  document: (name) => `{ hello(name: ${JSON.stringify(name)}) }`,
  answer: v.object({ hello: v.string() }),
};
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answer',
    (error: unknown) => error instanceof PlatformError && error.kind,
  );

describe('the fake platform', () => {
  it('answers by name, in turn, the last one for good', async () => {
    const shop = createFakePlatform();
    expect(await kindOf(shop.run(greet, 'nobody'))).to.equal('network');
    shop.answer('greet', { hello: 'a' }, new PlatformError('greet', 'timeout'), (name: string) => ({
      hello: name,
    }));
    expect(await shop.run(greet, 'x')).to.deep.equal({ hello: 'a' });
    expect(await kindOf(shop.run(greet, 'x'))).to.equal('timeout');
    expect(await shop.run(greet, 'y')).to.deep.equal({ hello: 'y' });
    expect(await shop.run(greet, 'z')).to.deep.equal({ hello: 'z' });
    expect(shop.calls('greet').map(({ variables }) => variables)).to.deep.equal([
      'nobody',
      'x',
      'x',
      'y',
      'z',
    ]);
    expect(shop.calls()[0]?.document).to.equal('{ hello(name: "nobody") }');
  });

  it('parses answers as the platform does, and tells of partial ones', async () => {
    const shop = createFakePlatform();
    shop.answer('greet', { hello: 1 }, partial({ hello: 'a' }));
    expect(await kindOf(shop.run(greet, 'x'))).to.equal('response');
    let told = false;
    await shop.run(greet, 'x', {
      onPartial: () => {
        told = true;
      },
    });
    expect(told).to.equal(true);
  });

  it('lets the test answer when it wants, in any order', async () => {
    const shop = createFakePlatform();
    const [slow, fast] = [shop.defer('greet'), shop.defer('greet')];
    const [first, second] = [shop.run(greet, 'slow'), shop.run(greet, 'fast')];
    fast.resolve({ hello: 'fast' });
    expect(await second).to.deep.equal({ hello: 'fast' });
    slow.reject(new PlatformError('greet', 'network'));
    expect(await kindOf(first)).to.equal('network');
  });

  it('ends an aborted call', async () => {
    const shop = createFakePlatform();
    shop.defer('greet');
    const controller = new AbortController();
    const call = kindOf(shop.run(greet, 'x', { signal: controller.signal }));
    controller.abort();
    expect(await call).to.equal('aborted');
  });

  it('lets time pass when the test says so', async () => {
    const { clock } = createFakePlatform();
    const fired: string[] = [];
    const start = clock.now();
    clock.after(200, () => fired.push(`late ${clock.now() - start}`));
    clock.after(100, () => clock.after(50, () => fired.push(`early ${clock.now() - start}`)));
    clock.after(10, () => fired.push('never'))();
    await clock.advance(199);
    expect(fired).to.deep.equal(['early 150']);
    await clock.advance(1);
    expect(fired).to.deep.equal(['early 150', 'late 200']);
    expect(clock.timers).to.equal(0);
  });
});

describe('the platform atom', () => {
  it('holds one platform of the page until a test puts another there', () => {
    const pageStore = createStore();
    const own = createFakePlatform();
    pageStore.set(ownPlatformAtom, own);
    expect(pageStore.get(platformAtom) === own).to.equal(true);
    const fake = createFakePlatform();
    pageStore.set(platformAtom, fake);
    expect(pageStore.get(platformAtom) === fake).to.equal(true);
  });

  it('takes state that hangs on it along', () => {
    installFakePlatform();
    let made = 0;
    const countAtom = pageState(() => {
      made += 1;
      return 0;
    });
    pageStore.set(countAtom, 1);
    pageStore.set(countAtom, (count) => count + 1);
    expect(pageStore.get(countAtom)).to.equal(2);
    installFakePlatform();
    expect(pageStore.get(countAtom)).to.equal(0);
    expect(made).to.equal(2);
  });
});
