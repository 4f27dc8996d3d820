import { html } from '../html.ts';

/** The shop's logo: a fir tree. */
export const logo = html`<svg class="logo" width="28" height="32" viewBox="0 0 28 32" aria-hidden="true">
  <path fill="currentColor" d="M14 0l7 9h-3.6l6 8h-4l7.6 10H16v5h-4v-5H1l7.6-10h-4l6-8H7z"/>
</svg>`;
