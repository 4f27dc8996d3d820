import type { ChoiceOf } from '../../../logic/choice/choice.constants.ts';
import type { ChoiceOption, ChoiceOptions } from '../../../logic/choice/choice.model.ts';
import { nameOf } from '../../light-dom/select/select-name.ts';
import { ownElements } from './own-elements.ts';
import { isMarkedChosen, readOption, readSelectOption, textOf } from './read-option.ts';

/** The selector of links that are options, by kind of choice. */
const LINKS: Readonly<Record<ChoiceOf, string>> = {
  size: 'a[data-size-type], a[href*="selected_size="]',
  version: 'a[href]',
  subscription: 'a[data-days]',
};

type Options = Omit<ChoiceOptions, 'label'>;

/** The radio buttons of a choice, if the page has any. */
export const radiosOf = (host: Element): readonly HTMLInputElement[] =>
  ownElements<HTMLInputElement>(host, 'input[type=radio]');

/** The select of a choice, if the page has one. */
export const selectOf = (host: Element): HTMLSelectElement | undefined =>
  ownElements<HTMLSelectElement>(host, 'select')[0];

function readRadios(radios: readonly HTMLInputElement[]): Options {
  const options = radios.map(({ value, labels, ariaLabel }): ChoiceOption => {
    const label = labels?.[0];
    if (label) return readOption(label, value);
    const name = ariaLabel || value;
    return {
      id: value,
      name,
      isPictured: false,
      picture: undefined,
      link: undefined,
      isOut: false,
    };
  });
  return { kind: 'radios', options, chosen: radios.find(({ checked }) => checked)?.value };
}

/** The id of an option; for a variant, its URL. */
const idOf = ({ value, dataset }: HTMLOptionElement): string =>
  dataset.sizeType ?? dataset.days ?? dataset.link ?? value;

function readSelect(select: HTMLSelectElement): Options {
  const [placeholder] = [...select.options].filter((option) => idOf(option) === '');
  const options = [...select.options].filter((option) => idOf(option) !== '');
  const chosen = select.selectedOptions[0];
  return {
    kind: 'select',
    placeholder: textOf(placeholder),
    options: options.map((option) => readSelectOption(option, idOf(option))),
    chosen: chosen && (idOf(chosen) || undefined),
  };
}

const sizeInAddress = ({ search }: HTMLAnchorElement): string =>
  new URLSearchParams(search).get('selected_size') ?? '';

const linkId = (link: HTMLAnchorElement, of: ChoiceOf): string => {
  const { sizeType, days } = link.dataset;
  const ids = {
    size: () => sizeType ?? sizeInAddress(link),
    subscription: () => days ?? '',
    version: () => link.getAttribute('href') ?? '',
  };
  return ids[of]();
};

/** Whether a link leads to the current page. */
const isThisPage = ({ pathname, search, host }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search && host === location.host;

const linksOf = (host: Element, of: ChoiceOf): readonly HTMLAnchorElement[] =>
  ownElements(host, LINKS[of]);

/** The link of an option, if the page has one. */
export const linkOf = (host: Element, of: ChoiceOf, id: string): HTMLAnchorElement | undefined =>
  linksOf(host, of).find((link) => linkId(link, of) === id);

function readLinks(links: readonly HTMLAnchorElement[], of: ChoiceOf): Options {
  const isHere = (link: HTMLAnchorElement) => of === 'version' && isThisPage(link);
  const chosen = links.find(isMarkedChosen) ?? links.find(isHere);
  return {
    kind: 'links',
    options: links.map((link) =>
      readOption(link, linkId(link, of), link.getAttribute('href') ?? undefined),
    ),
    chosen: chosen && linkId(chosen, of),
  };
}

/** The page's label for the group: a legend, a label of the theme, or that of the select. */
function groupName(host: Element): string {
  const select = selectOf(host);
  const named = ownElements(host, 'legend, .projector_label')[0];
  return textOf(named) || ((select && nameOf(select)) ?? '');
}

function readOptions(host: Element, of: ChoiceOf): Options {
  const radios = of === 'version' ? [] : radiosOf(host);
  if (radios.length > 0) return readRadios(radios);
  const select = selectOf(host);
  return select ? readSelect(select) : readLinks(linksOf(host, of), of);
}

/** The options among the children of an element; undefined without options. */
export function readChildren(host: Element, of: ChoiceOf): ChoiceOptions | undefined {
  const read = readOptions(host, of);
  return read.options.length > 0 ? { ...read, label: groupName(host) } : undefined;
}
