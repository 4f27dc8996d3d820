import { breadcrumbsMessages } from '../../logic/breadcrumbs/breadcrumbs.messages.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/use-tag.ts';
import { Drawing } from '../look/Drawing.tsx';
import { goBack } from './go-back.ts';

/** The author's list of links, with a button that goes back (docs/specification.md#s2-breadcrumbs). */
export function Breadcrumbs({ env }: { env: Environment }) {
  const texts = textsOf(breadcrumbsMessages, env);
  return (
    <nav className="crumbs" part="trail" aria-label={texts.label}>
      <button className="crumbs__back" type="button" part="back" onClick={() => goBack(env.host)}>
        <Drawing slot="icon-back" className="crumbs__arrow" path="M20 12H4m7-7-7 7 7 7" />
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
