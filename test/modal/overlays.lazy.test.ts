import { expect, fixture, html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { drawerElement } from '../../elements/tags/drawer/drawer.element.ts';
import { loadingCoverElement } from '../../elements/tags/loading-cover/loading-cover.element.ts';
import { noticeElement } from '../../elements/tags/notice/notice.element.ts';
import { toastsElement } from '../../elements/tags/toasts/toasts.element.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { type Modal, showModal } from './modal.fixtures.ts';

registerElements([drawerElement, loadingCoverElement, noticeElement, toastsElement]);

const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(file));
const PARTS = ['/Dialog.tsx', '/ContentDialog.tsx', '/CoverDialog.tsx', '/ToastList.tsx'];

describe('the modules of the overlays', () => {
  it('are loaded when one opens, not before (P3)', async () => {
    installFakePlatform().sessionStorage.set('shop-notice', '1');
    const page = await fixture<HTMLElement>(
      html`<div>
        <shop-drawer></shop-drawer><shop-notice>Ferie</shop-notice>
        <shop-loading-cover></shop-loading-cover><shop-toasts></shop-toasts>
      </div>`,
    );
    const modal = await showModal();
    await Promise.all([...page.children].map((tag) => (tag as Modal['element']).updateComplete));
    expect(PARTS.filter(isLoaded)).to.deep.equal([]);
    modal.element.show();
    await modal.settled();
    // an accidental pointer move would load the cover's module
    expect(PARTS.filter(isLoaded)).to.include.members(['/Dialog.tsx', '/ContentDialog.tsx']);
  });
});
