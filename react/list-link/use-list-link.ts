import { useLayoutEffect } from 'react';
import { createListAtom, followAtom } from '../../logic/list-link/list-link.atoms.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { firstListAtom } from '../../logic/shopping-lists/shopping-lists.atoms.ts';
import { useAtomValue, useSetAtom } from '../host/use-atom.ts';
import { usePressModule } from '../host/use-module.ts';
import type { ListLinkProps } from './list-link.props.ts';

interface ListLinkOptions extends ListLinkProps {
  name: string;
  /** Where the element leads; undefined where that is not safe. */
  target: string | undefined;
  /** The address of its own attribute; undefined where there is none, or it is not safe. */
  ownHref: string | undefined;
}

/** A link that creates the list; the one that a refusal offers leads past the creation. */
const isLink = (node: EventTarget): node is HTMLAnchorElement =>
  node instanceof HTMLAnchorElement && !node.part.contains('go-on');

/** The link that a press opens in this window; undefined for presses that are left to the browser. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.composedPath().find(isLink);
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const isElsewhere = link?.download || (link?.target && link.target !== '_self');
  return event.defaultPrevented || isModified || isElsewhere ? undefined : link;
}

/** Creates the shopper's first list, where there is none, before the link is followed. */
export function useListLink(options: ListLinkOptions): void {
  const { env, count, name, target, ownHref, onCreate } = options;
  const { isThere } = useAtomValue(firstListAtom);
  const create = useSetAtom(createListAtom);
  const follow = useSetAtom(followAtom);
  const { prepare } = useAtomValue(platformAtom);
  const client = usePressModule(env, prepare, false);
  const { host } = env;
  const isFirst = count === 0 && !isThere;
  const createAndFollow = async (to: string) => {
    const creation = await create({ host, name });
    if (!creation) return;
    const { value: id, refusal, isNew } = creation;
    if (refusal) return env.fail(refusal);
    if (isNew) onCreate({ id });
    // the shopper may be elsewhere by now
    if (host.isConnected) follow(to);
  };
  const open = (to: string) => {
    if (!isFirst) return follow(to);
    client.press({ act: () => createAndFollow(to), otherwise: () => follow(to) });
  };
  const press = (event: MouseEvent) => {
    const link = pressedLink(event);
    // the browser follows the link itself, unless the element leads elsewhere
    const isOurs = isFirst || (ownHref && link?.getAttribute('href') !== ownHref);
    if (!link || !isOurs) return;
    event.preventDefault();
    if (target) open(target);
  };
  useLayoutEffect(() => {
    host.addEventListener('click', press);
    return () => host.removeEventListener('click', press);
  });
}
