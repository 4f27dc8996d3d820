import { fixture, html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/declaration.ts';
import { modalElement } from '../../elements/modal.element.ts';
import { registerElements } from '../../elements/start/register.ts';
import { one } from '../kit/shadow.ts';

export type Modal = ElementOf<typeof modalElement>;

registerElements([modalElement]);

/** The tag with a heading and two things that take focus; closed unless said otherwise. */
export async function showModal(lang = 'pl', open = false): Promise<Modal> {
  const modal = await fixture<Modal>(
    html`<shop-modal lang=${lang} label="Tabela rozmiarów" ?open=${open}>
      <p>Zmierz obwód klatki piersiowej.</p>
      <a href="#sizes">Wszystkie rozmiary</a>
      <button slot="footer" type="button">Wybierz</button>
    </shop-modal>`,
  );
  await modal.updateComplete;
  return modal;
}

/** The dialog in an overlay's shadow root. */
export function dialogOf(host: Element): HTMLDialogElement {
  const dialog = one(host, 'dialog');
  if (dialog instanceof HTMLDialogElement) return dialog;
  throw new Error('Expected a dialog.');
}

/** Whether an overlay's dialog is there and modal. */
export const isOpen = (host: Element): boolean =>
  host.shadowRoot?.querySelector('dialog')?.matches(':modal') ?? false;
