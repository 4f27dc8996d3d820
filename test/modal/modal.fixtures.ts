import { html } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { modalElement } from '../../elements/tags/modal/modal.element.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { one } from '../kit/shadow.ts';

export type Modal = Mounted<'shop-modal'>;

registerElements([modalElement]);

/** The tag with a heading and two focusable elements; closed by default. */
export const showModal = (lang = 'pl', open = false) =>
  mount(
    'shop-modal',
    html`<shop-modal label="Tabela rozmiarów" ?open=${open}>
      <p>Zmierz obwód klatki piersiowej.</p>
      <a href="#sizes">Wszystkie rozmiary</a>
      <button slot="footer" type="button">Wybierz</button>
    </shop-modal>`,
    { lang },
  );

/** The dialog in an overlay's shadow root. */
export function dialogOf(host: Element): HTMLDialogElement {
  const dialog = one(host, 'dialog');
  if (dialog instanceof HTMLDialogElement) return dialog;
  throw new Error('Expected a dialog.');
}
