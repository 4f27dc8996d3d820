import { expect } from '@open-wc/testing';
import { createPage } from '../../logic/platform/page.ts';

function createTestPage() {
  const gone: string[] = [];
  const page = createPage({
    reload: () => gone.push('reload'),
    assign: (url) => gone.push(url),
  });
  return { page, gone };
}

describe('the page', () => {
  it('has the page kind set by a class on any element', () => {
    const { page } = createTestPage();
    const container = document.createElement('div');
    container.className = 'wide place-order_page';
    document.body.append(container);
    expect(page.hasKind('place-order')).to.equal(true);
    expect(page.hasKind('order1')).to.equal(false);
    container.remove();
    expect(page.hasKind('place-order')).to.equal(false);
  });

  it('has the kind of the order process, whose class has no suffix (S9)', () => {
    const { page } = createTestPage();
    expect(page.hasKind('order_process')).to.equal(false);
    const container = document.createElement('div');
    container.className = 'order_process order2_page';
    document.body.append(container);
    expect(page.hasKind('order_process')).to.equal(true);
    expect(page.hasKind('order2')).to.equal(true);
    expect(page.hasKind('order1')).to.equal(false);
    container.remove();
  });

  it('reloads once for a forced region, however often it is called', () => {
    const { page, gone } = createTestPage();
    page.reloadOnce();
    page.reloadOnce();
    expect(gone).to.deep.equal(['reload']);
    page.follow('/a');
    page.reload();
    expect(gone).to.deep.equal(['reload', '/a', 'reload']);
  });

  it('calls back when it is left (K2)', () => {
    const { page } = createTestPage();
    let times = 0;
    const stop = page.onLeft(() => {
      times += 1;
    });
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    stop();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(times).to.equal(1);
  });

  it('calls back when it is restored from the back/forward cache, not when it is first shown', () => {
    const { page } = createTestPage();
    let times = 0;
    const stop = page.onRestored(() => {
      times += 1;
    });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(times).to.equal(0);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(times).to.equal(1);
    stop();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(times).to.equal(1);
  });

  it('calls back when it becomes visible', () => {
    const { page } = createTestPage();
    let times = 0;
    const stop = page.onVisible(() => {
      times += 1;
    });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(times).to.equal(0);
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(times).to.equal(1);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(times).to.equal(1);
  });

  it('calls back for a key of local storage changed in another tab, but not for other keys', () => {
    const { page } = createTestPage();
    const values: unknown[] = [];
    const stop = page.onStored('basket', (value) => values.push(value));
    const store = (key: string, newValue: string | null) =>
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    store('basket', '1');
    store('other', '2');
    store('basket', null);
    stop();
    store('basket', '3');
    expect(values).to.deep.equal(['1', undefined]);
  });
});
