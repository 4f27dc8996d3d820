import { LANGUAGES } from '../../platform/language.ts';
import {
  CALL_KINDS,
  type CallKind,
  FAILURES,
  MAX_LATENCY_MS,
  NORMAL_CALL,
  ODDITIES,
  type Settings,
} from '../../platform/settings/settings.ts';
import { type Html, html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { TEXTS } from '../texts.ts';
import { select } from './choices.ts';
import { panelLog } from './panel-log.ts';
import { navigationLog } from './partial-navigation.ts';

/** The forced regions that the panel can choose. */
export type ForcedChoice = 'none' | 'country' | 'zipcode' | 'both';

/** The current choice of forced regions. */
export function forcedChoice({ regionForced, zipcodeForced }: Settings): ForcedChoice {
  if (regionForced && zipcodeForced) return 'both';
  if (regionForced) return 'country';
  return zipcodeForced ? 'zipcode' : 'none';
}

function callRow(kind: CallKind, { settings, texts }: PageContext): Html {
  const { latencyMs, failure } = settings.calls[kind] ?? NORMAL_CALL;
  const { kinds, failures, latency, failure: failureLabel } = texts.panel;
  const name = kinds[kind] ?? kind;
  return html`<tr>
    <th scope="row">${name}</th>
    <td><input class="field__input" type="number" name="latency-${kind}" value="${latencyMs}" min="0"
      max="${MAX_LATENCY_MS}" step="100" aria-label="${name}: ${latency}"></td>
    <td><select class="field__input" name="failure-${kind}" aria-label="${name}: ${failureLabel}">
      ${FAILURES.map(
        (value) =>
          html`<option value="${value}"${value === failure && html` selected`}>${failures[value]}</option>`,
      )}
    </select></td>
  </tr>`;
}

function calls(context: PageContext): Html {
  const { panel } = context.texts;
  return html`<details class="panel__calls">
    <summary>${panel.calls}</summary>
    <table>
      <thead><tr>
        <th scope="col">${panel.call}</th>
        <th scope="col">${panel.latency}</th>
        <th scope="col">${panel.failure}</th>
      </tr></thead>
      <tbody>${CALL_KINDS.map((kind) => callRow(kind, context))}</tbody>
    </table>
  </details>`;
}

function choices({ lang, texts, settings, look }: PageContext): Html {
  const { panel, language } = texts;
  return html`
    ${select({
      name: 'lang',
      label: language,
      options: { pl: TEXTS.pl.languageName, en: TEXTS.en.languageName },
      chosen: lang,
    })}
    ${select({ name: 'priceType', label: panel.priceType, options: panel.priceTypes, chosen: settings.priceType })}
    ${select({ name: 'build', label: panel.build, options: panel.builds, chosen: look.build })}
    ${select({ name: 'scheme', label: panel.scheme, options: panel.schemes, chosen: look.scheme })}
    ${select({ name: 'theme', label: panel.theme, options: panel.themes, chosen: look.theme })}
    ${select({ name: 'forced', label: panel.forced, options: panel.forcedSettings, chosen: forcedChoice(settings) })}`;
}

function oddities({ settings, texts }: PageContext): Html {
  const { panel } = texts;
  return html`<fieldset class="panel__calls">
    <legend>${panel.oddities}</legend>
    ${ODDITIES.map(
      (oddity) => html`<label class="choice">
        <input type="checkbox" name="oddity" value="${oddity}"${settings.oddities.includes(oddity) && html` checked`}>
        <span>${panel.oddityNames[oddity]}</span>
      </label>`,
    )}
  </fieldset>`;
}

/** The platform's records about the visitor: submitted forms with all their fields, and subscribed sizes. */
function records({ shop, texts, visit }: PageContext): Html {
  const { id } = visit.session();
  const posts = shop.posts
    .of(id)
    .map((fields) => new URLSearchParams(fields.map((field) => [...field])));
  const waits = shop.observed
    .of(id)
    .map(({ product, size, email }) => `${product} ${size} ${email}`);
  return html`<details class="panel__calls">
    <summary>${texts.panel.records}</summary>
    <ol class="panel__log" data-records>${[...posts, ...waits].toReversed().map((entry) => html`<li>${String(entry)}</li>`)}</ol>
  </details>`;
}

/** The demo shop's settings, at the end of every page; not part of the library. */
export function panel(context: PageContext, { alternates }: Page): Html {
  const { panel: texts } = context.texts;
  return html`<aside class="panel" aria-label="${texts.heading}">
    <details class="panel__box" data-panel>
      <summary class="panel__summary">${texts.heading}</summary>
      <form class="panel__form" action="/demo/panel" method="post">
        <p class="panel__intro">${texts.intro}</p>
        ${LANGUAGES.map((lang) => html`<input type="hidden" name="back-${lang}" value="${alternates[lang]}">`)}
        ${choices(context)}
        ${calls(context)}
        ${oddities(context)}
        ${records(context)}
        ${panelLog(context)}
        <p class="panel__buttons">
          <button class="button" type="submit">${texts.save}</button>
          <button class="button button--quiet" type="submit" name="reset" value="1">${texts.reset}</button>
        </p>
      </form>
      ${navigationLog(context)}
    </details>
  </aside>`;
}
