import { type Destination, visitableUrl } from '../../logic/partial-navigation/visitable-url.ts';
import { isModified } from '../light-dom/is-modified.ts';
import { formAttribute } from '../light-dom/safe-form.ts';

/** The nearest element that matches, also inside the tags around the target; undefined for a wrong selector. */
export function pressedLink(event: Event, links: string): HTMLElement | undefined {
  try {
    return event
      .composedPath()
      .find((node): node is HTMLElement => node instanceof HTMLElement && node.matches(links));
  } catch {
    return undefined;
  }
}

const linkDestination = (link: HTMLAnchorElement): Destination => ({
  href: link.hasAttribute('href') ? link.href : '',
  target: link.target,
  isDownload: link.hasAttribute('download'),
});

/** The address that a form with `method="get"` sends its fields to; '' where its `action` is none. */
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
  const said = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? formAttribute(form, name) ?? '';
  const isGet = /^(?:get)?$/i.test(said('method'));
  const href = isGet ? formAddress(form, submitter) : '';
  return { href, target: said('target'), isDownload: false };
}

/** The address that a click or a submission may visit partially; undefined where the browser has to act. */
export function pressedUrl(event: Event, links: string): string | undefined {
  if (event.defaultPrevented) return undefined;
  const pressed = pressedLink(event, links);
  const current = pressed ? document.location.href : '';
  if (event instanceof MouseEvent) {
    const isLink = pressed instanceof HTMLAnchorElement && event.button === 0 && !isModified(event);
    return isLink ? visitableUrl(linkDestination(pressed), current) : undefined;
  }
  if (!(event instanceof SubmitEvent && pressed instanceof HTMLFormElement)) return undefined;
  return visitableUrl(formDestination(pressed, event.submitter), current);
}
