import { visitableUrl } from '../../logic/visits/visitable-url.ts';
import { findElements } from '../light-dom/find-element.ts';
import { formAttribute } from '../light-dom/safe-form.ts';

/** Elements beside a list that always change with it: filters, and the platform's list of the chosen ones. */
export const FILTERS = ['shop-filters', '#filter_list'];

/** The platform's address for the order and the page size, which redirects back to the list. */
const SETTINGS_PATH = /\/settings\.php$/;

/** Whether a form with `method="get"` shows the same list in another way. */
function isListForm(form: HTMLFormElement): boolean {
  const action = formAttribute(form, 'action') ?? '';
  if (!URL.canParse(action, document.baseURI)) return false;
  const { pathname } = new URL(action || location.href, document.baseURI);
  return pathname === location.pathname || SETTINGS_PATH.test(pathname);
}

function isListLink({ href }: HTMLAnchorElement): boolean {
  const url = visitableUrl({ href, target: '', isDownload: false }, location.href);
  return url !== undefined && !url.includes('#') && new URL(url).pathname === location.pathname;
}

/** Whether a link or a form of the list, or of a region that changes with it, leads to the same list. */
export function isOfList(element: Element, host: Element, regions: readonly string[]): boolean {
  const isSame =
    (element instanceof HTMLAnchorElement && isListLink(element)) ||
    (element instanceof HTMLFormElement && isListForm(element));
  if (!isSame) return false;
  const areas = [...FILTERS, ...regions].flatMap((selector) => findElements(document, selector));
  return [host, ...areas].some((area) => area.contains(element));
}
