import { expect } from '@open-wc/testing';
import { createCeremonyQueue } from '../../logic/passkeys/ceremony-queue.ts';
import { createFakeClock, settle } from '../kit/fake-clock.ts';
import '../kit/guard.ts';

const life = () => new AbortController().signal;

/** A ceremony that continues until it is aborted or ended. */
function ceremony(obeysAbort = true) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const seen: { signal?: AbortSignal } = {};
  return {
    seen,
    end: resolve,
    fail: reject,
    run(signal: AbortSignal) {
      seen.signal = signal;
      if (obeysAbort) signal.addEventListener('abort', () => reject(signal.reason));
      return promise;
    },
  };
}

describe('consecutive passkey ceremonies', () => {
  it('start when the aborted previous one has ended (PK-21)', async () => {
    const queue = createCeremonyQueue(createFakeClock());
    const [first, second] = [ceremony(), ceremony()];
    const before = queue.take(first.run, life()).catch((error: Error) => error.name);
    await settle();
    const after = queue.take(second.run, life());
    expect(first.seen.signal?.aborted).to.equal(true);
    expect(second.seen.signal).to.equal(undefined);
    expect(await before).to.equal('AbortError');
    await settle();
    second.end('second');
    expect(await after).to.equal('second');
    expect(await queue.over()).to.equal(true);
  });

  it('delay an offer until that of a click has ended, without aborting it', async () => {
    const queue = createCeremonyQueue(createFakeClock());
    const [click, offer] = [ceremony(), ceremony()];
    const clicked = queue.clicked();
    const before = queue.take(click.run, life());
    await clicked;
    const after = queue.offer(offer.run, life());
    await settle();
    expect(click.seen.signal?.aborted).to.equal(false);
    expect(offer.seen.signal).to.equal(undefined);
    click.end('click');
    expect(await before).to.equal('click');
    await settle();
    offer.end('offer');
    expect(await after).to.equal('offer');
  });

  it('wait up to a second for one that ignores the abort, and ignore its late result', async () => {
    const clock = createFakeClock();
    const queue = createCeremonyQueue(clock);
    const [stubborn, second] = [ceremony(false), ceremony()];
    const before = queue.take(stubborn.run, life()).catch((error: Error) => error.name);
    await settle();
    const after = queue.take(second.run, life());
    await clock.advance(999);
    expect(second.seen.signal).to.equal(undefined);
    await clock.advance(1);
    expect(second.seen.signal?.aborted).to.equal(false);
    stubborn.end('late');
    expect(await before).to.equal('AbortError');
    second.end('second');
    expect(await after).to.equal('second');
    expect(clock.timers).to.equal(0);
  });

  it('are aborted when their element is removed, even before they start (PK-22)', async () => {
    const queue = createCeremonyQueue(createFakeClock());
    const controller = new AbortController();
    const only = ceremony();
    const result = queue.take(only.run, controller.signal).catch((error: Error) => error.name);
    controller.abort();
    expect(await result).to.equal('AbortError');
    expect(only.seen.signal).to.equal(undefined);
  });
});
