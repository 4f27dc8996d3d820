import { type Html, html, type Part } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { taken } from './mode.ts';

/** A field of the theme's forms. */
export interface HostField {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  /** The `type` of the tag; `text` when absent. */
  readonly check?: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly value?: string;
  readonly isNeeded?: boolean;
  /** Further attributes of the tag. */
  readonly partners?: Html;
  /** Replaces the input. */
  readonly control?: Html;
}

function input(field: HostField): Html {
  const { name, type = 'text', autocomplete, value, isNeeded } = field;
  const typed = type !== 'password' && html` value="${value}"`;
  return html`<input class="f-control" id="${name}" name="${name}" type="${type}"${typed} autocomplete="${autocomplete}"${isNeeded && html` required`}>`;
}

/** A label, a control and the validation message, in the wrapper that the theme's stylesheet colours. */
export function field(host: HostField, context: PageContext): Html {
  const { name, label, check = 'text', isNeeded, partners, control = input(host) } = host;
  const content = html`<label class="f-label" for="${name}">${label}</label>${control}`;
  const attributes: Part = html` type="${check}"${isNeeded && html` required`}${partners}`;
  return taken(
    {
      around: html`<shop-field${attributes}><div class="f-group f-feedback">${content}<span class="f-message"></span></div></shop-field>`,
      instead: html`<shop-field class="f-group f-feedback"${attributes}>${content}</shop-field>`,
    },
    context,
  );
}
