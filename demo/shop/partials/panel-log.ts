import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { widgetsEnglish } from '../texts/widgets.en.ts';
import { widgetsPolish } from '../texts/widgets.pl.ts';

/** A list that `panel-log.js` fills with the page's requests for widgets and the events of the tags, the latest first. */
export function panelLog({ lang }: PageContext): Html {
  const texts = lang === 'pl' ? widgetsPolish : widgetsEnglish;
  return html`<details class="panel__calls">
    <summary>${texts.log}</summary>
    <ol class="panel__log" data-log data-batch="${texts.batch}" reversed><li>${texts.logEmpty}</li></ol>
  </details>`;
}
