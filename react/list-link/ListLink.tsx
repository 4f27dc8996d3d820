import { useAtomValue } from 'jotai';
import { linkStateOf } from '../../logic/list-link/list-link.atoms.ts';
import { listLinkMessages } from '../../logic/list-link/list-link.messages.ts';
import { shoppingListsMessages } from '../../logic/shopping-lists/shopping-lists.messages.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { Fallback } from '../host/Fallback.tsx';
import { textsOf, useStates } from '../host/use-tag.ts';
import { useLabel } from '../light-dom/use-label.tsx';
import { useLightChild } from '../light-dom/use-light-child.ts';
import type { ListLinkProps } from './list-link.props.ts';
import { useListLink } from './use-list-link.ts';

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
            <span part="words">{`${refusal.words || texts.failed} `}</span>
            <a part="go-on" href={target}>
              {texts.goOn}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
