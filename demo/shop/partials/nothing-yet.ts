import { type Html, html } from '../html.ts';
import { logo } from './logo.ts';

/** The text of an empty page, and the link to continue with. */
export interface NothingYet {
  readonly heading: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

/** The whole content of an empty page. */
export function nothingYet({ heading, text, link, href }: NothingYet): Html {
  return html`<div class="nothing">
    ${logo}
    <h1>${heading}</h1>
    <p>${text}</p>
    <a class="button" href="${href}">${link}</a>
  </div>`;
}
