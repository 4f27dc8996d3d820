import { handleAll } from '../../logic/platform/listen.ts';
import { type Destination, visitableUrl } from '../../logic/visits/visitable-url.ts';
import { useListeners } from '../host/use-listeners.ts';
import { isModified } from '../light-dom/is-modified.ts';
import { formAttribute, submissionAttribute } from '../light-dom/safe-form.ts';

type IsLink = (element: HTMLElement) => boolean;

/** The nearest link or form that is visited partially, across shadow roots. */
const linkOf = (event: Event, isLink: IsLink): HTMLElement | undefined =>
  event
    .composedPath()
    .find((node): node is HTMLElement => node instanceof HTMLElement && isLink(node));

const linkDestination = (link: HTMLAnchorElement): Destination => ({
  href: link.hasAttribute('href') ? link.href : '',
  target: link.target,
  isDownload: link.hasAttribute('download'),
});

/** The URL that a form with `method="get"` submits to; '' if its `action` is invalid. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const action = submitter?.getAttribute('formaction') || formAttribute(form, 'action') || '';
  if (!URL.canParse(action, document.baseURI)) return '';
  const url = new URL(action, document.baseURI);
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  url.search = new URLSearchParams(fields).toString();
  return url.href;
}

function formDestination(form: HTMLFormElement, submitter: HTMLElement | null): Destination {
  const attribute = (name: string) => submissionAttribute(form, submitter, name);
  const isGet = /^(?:get)?$/i.test(attribute('method'));
  const href = isGet ? formAddress(form, submitter) : '';
  return { href, target: attribute('target'), isDownload: false };
}

/** The URL that a click or a submission may visit partially; undefined if it is left to the browser. */
function visitUrl(event: Event, isLink: IsLink): string | undefined {
  if (event.defaultPrevented) return undefined;
  const target = linkOf(event, isLink);
  const current = target ? document.location.href : '';
  if (event instanceof MouseEvent) {
    const isClick = target instanceof HTMLAnchorElement && event.button === 0 && !isModified(event);
    return isClick ? visitableUrl(linkDestination(target), current) : undefined;
  }
  if (!(event instanceof SubmitEvent && target instanceof HTMLFormElement)) return undefined;
  return visitableUrl(formDestination(target, event.submitter), current);
}

/** Events that precede a click, so that the module loads in time. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'];

interface LinkVisits {
  /** Whether a link, or a form with `method="get"`, is visited partially. */
  readonly isLink: IsLink;
  /** Called when the shopper approaches a link. */
  near(): void;
  visit(url: string): void;
}

/** A quick second click on a link that was already followed. */
const isSecondClick = (event: Event, url: string): boolean =>
  event instanceof MouseEvent && event.detail > 1 && url === document.location.href;

/** Handles links and forms of the page that are visited partially. */
export function useLinkVisits({ isLink, near, visit }: LinkVisits): void {
  const notice = (event: Event) => linkOf(event, isLink) && near();
  const follow = (event: Event) => {
    const url = visitUrl(event, isLink);
    if (url === undefined) return;
    event.preventDefault();
    if (!isSecondClick(event, url)) visit(url);
  };
  useListeners(document, handleAll(INTENT_EVENTS, notice), { passive: true });
  // on the window, so that the page's own listeners run first
  useListeners(window, { click: follow, submit: follow });
}
