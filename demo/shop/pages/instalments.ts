import { divideRounded, groszFrom, money } from '../../platform/money.ts';
import { type Html, html } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { PROVIDERS, type Provider } from '../partials/instalments.ts';

const AMOUNT = /^\d{1,9}\.\d{2}$/;
const MONTHS = [3, 6, 10, 24];

function planRow(months: number, grosz: number): Html {
  return html`<tr><td>${months}</td><td><bdi>${money(divideRounded(grosz, months)).formatted}</bdi></td></tr>`;
}

function plans(grosz: number, provider: Provider, { texts }: PageContext): Html {
  const { amount, outOfBounds, plans: caption, months, monthly } = texts.instalments;
  const { minGrosz, maxGrosz } = provider;
  const lead = html`<p class="prose__lead" data-amount>${amount(money(grosz).formatted)}</p>`;
  if (grosz < minGrosz || grosz > maxGrosz) {
    return html`${lead}<p>${outOfBounds(money(minGrosz).formatted, money(maxGrosz).formatted)}</p>`;
  }
  return html`${lead}
    <table class="plans">
      <caption>${caption}</caption>
      <thead><tr><th scope="col">${months}</th><th scope="col">${monthly}</th></tr></thead>
      <tbody>${MONTHS.map((count) => planRow(count, grosz))}</tbody>
    </table>`;
}

/** `/instalments.php?provider=…&amount=…`: the calculator of a provider, as its own site would show it. */
export function instalmentsPage(context: PageContext): Page | undefined {
  const { url, texts } = context;
  const provider = PROVIDERS.find(({ key }) => key === url.searchParams.get('provider'));
  if (!provider) return undefined;
  const { heading, noAmount, back } = texts.instalments;
  const title = heading(provider.name);
  const amount = url.searchParams.get('amount') ?? '';
  return {
    kind: 'cms_page',
    title,
    crumbs: [{ name: title }],
    alternates: sameAddress(url),
    main: html`<article class="prose">
      <h1>${title}</h1>
      ${AMOUNT.test(amount) ? plans(groszFrom(amount), provider, context) : html`<p>${noAmount}</p>`}
      <p><a href="/">${back}</a></p>
      <p class="quiet">${texts.madeUp}</p>
    </article>`,
  };
}
