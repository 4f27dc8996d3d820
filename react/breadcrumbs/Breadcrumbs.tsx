import { breadcrumbsMessages } from '../../logic/breadcrumbs/breadcrumbs.messages.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/use-tag.ts';
import { Icon } from '../look/Icon.tsx';

/** A member of the Navigation API that TypeScript does not declare yet. */
interface BrowserNavigation {
  readonly canGoBack: boolean;
}

/** Whether the history contains an earlier page of this shop; without the Navigation API, of any site. */
function canGoBack(): boolean {
  const navigation = (window as { navigation?: BrowserNavigation }).navigation;
  return navigation?.canGoBack ?? history.length > 1;
}

/** The last link of the trail that does not lead to the current page. */
function parentLink(trail: Element): HTMLElement | undefined {
  const links = [...trail.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return links.findLast((link) => !link.closest('[aria-current]') && link.href !== location.href);
}

/** Goes back in the history, or to the parent when there is none (docs/specification.md#s2-breadcrumbs). */
function goBack(trail: Element): void {
  if (canGoBack()) history.back();
  else parentLink(trail)?.click();
}

/** The author's list of links with a back button (docs/specification.md#s2-breadcrumbs). */
export function Breadcrumbs({ env }: { env: Environment }) {
  const texts = textsOf(breadcrumbsMessages, env);
  return (
    <nav className="crumbs" part="trail" aria-label={texts.label}>
      <button className="crumbs__back" type="button" part="back" onClick={() => goBack(env.host)}>
        <Icon slot="icon-back" className="crumbs__arrow" path="M20 12H4m7-7-7 7 7 7" />
        <span className="crumbs__word" part="word">
          {texts.back}
        </span>
      </button>
      <div className="crumbs__list" part="list">
        <slot />
      </div>
    </nav>
  );
}
