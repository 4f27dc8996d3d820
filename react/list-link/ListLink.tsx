import { useAtomValue, useSetAtom } from 'jotai';
import {
  type Creation,
  createListAtom,
  linkStateOf,
} from '../../logic/list-link/list-link.atoms.ts';
import { listLinkMessages } from '../../logic/list-link/list-link.messages.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { firstListAtom } from '../../logic/shopping-lists/shopping-lists.atoms.ts';
import { shoppingListsMessages } from '../../logic/shopping-lists/shopping-lists.messages.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useListeners } from '../host/use-listeners.ts';
import { textsOf, useStates } from '../host/use-tag.ts';
import { isModified } from '../light-dom/is-modified.ts';
import { useLabel } from '../light-dom/use-label.tsx';
import { useLightChild } from '../light-dom/use-light-child.ts';

export interface ListLinkProps {
  env: Environment;
  href: string | undefined;
  count: number | undefined;
  listName: string | undefined;
  onCreate: (detail: { id: string }) => void;
}

interface ListLinkOptions extends ListLinkProps {
  name: string;
  /** The URL of the lists; undefined if unsafe. */
  target: string | undefined;
  /** The URL in the element's `href` attribute; undefined if unsafe or missing. */
  ownHref: string | undefined;
}

/** Whether a node is a link that may create the list; the link in the error message does not. */
const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && !node.part.contains('go-on');

/** The link that a click opens in this tab; undefined for clicks left to the browser. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.composedPath().find(isLink);
  const isElsewhere = link?.download || (link?.target && link.target !== '_self');
  return event.defaultPrevented || isModified(event) || isElsewhere ? undefined : link;
}

/** Creates the shopper's first list, when there is none, before the link is followed. */
function useListLink(options: ListLinkOptions): void {
  const { env, count, name, target, ownHref, onCreate } = options;
  const { isThere } = useAtomValue(firstListAtom);
  const create = useSetAtom(createListAtom);
  const { page } = useAtomValue(platformAtom);
  const { host } = env;
  const isFirst = count === 0 && !isThere;
  const finish = (to: string, { value: id, refusal, isNew }: Creation) => {
    if (refusal) return env.fail(refusal);
    if (isNew) onCreate({ id });
    page.follow(to);
  };
  const createAndFollow = async (to: string) => {
    const answer = env.defer();
    const creation = await create({ host, name });
    answer(() => creation && finish(to, creation));
  };
  const open = (to: string) => (isFirst ? createAndFollow(to) : page.follow(to));
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    // the browser follows the link itself, unless the element's href differs
    const isOurs = isFirst || (ownHref && link?.getAttribute('href') !== ownHref);
    if (!link || !isOurs) return;
    event.preventDefault();
    if (target) open(target);
  };
  useListeners(host, { click: onClick });
}

/** The link to the shopper's lists, which creates the first one if needed (docs/specification.md#s2-shopping-lists). */
export function ListLink(props: ListLinkProps) {
  const { env, href, listName } = props;
  const { isBusy, refusal } = useAtomValue(linkStateOf(env.host));
  const child = useLightChild(env, 'a');
  const name = listName ?? textsOf(shoppingListsMessages, env).name;
  const ownHref = safeHref(href);
  const target = ownHref ?? safeHref(child?.getAttribute('href'));
  useListLink({ ...props, name, target, ownHref });
  useStates(env, { busy: isBusy, error: refusal !== undefined });
  const texts = textsOf(listLinkMessages, env);
  const label = useLabel(env.host, name);
  return (
    <>
      {child ? (
        <Fallback />
      ) : (
        <a className="link" part="link" href={target}>
          {label}
        </a>
      )}
      <div role="alert">
        {refusal && (
          <p className="message" part="message">
            <span part="words">{`${refusal.text || texts.failed} `}</span>
            <a part="go-on" href={target}>
              {texts.goOn}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
