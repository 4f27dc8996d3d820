import { useLayoutEffect, useState } from 'react';
import { rootOf } from '../../logic/platform/root-of.ts';
import type { Environment } from '../host/environment.ts';
import { findElement } from '../light-dom/find-element.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';

/** The form that an author names by id or selector. */
function namedForm(host: HTMLElement, name: string): HTMLFormElement | undefined {
  const root = rootOf(host);
  const found = root.getElementById(name) ?? findElement(root, name);
  return found instanceof HTMLFormElement ? found : undefined;
}

/** The form that `name` refers to; follows insertion, removal and region swaps. */
function useNamedForm(host: HTMLElement, name: string | undefined): HTMLFormElement | undefined {
  const [form, setForm] = useState(() => (name ? namedForm(host, name) : undefined));
  useLayoutEffect(() => {
    if (!name) return setForm(undefined);
    const look = () => {
      // a removed element must not follow the form that replaces its own
      if (host.isConnected) setForm(namedForm(host, name));
    };
    // the form can be anywhere on the page; its controls are observed in the form alone
    const observer = new MutationObserver(look);
    observer.observe(host.getRootNode(), { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [host, name]);
  return form;
}

/** The form of a product: the named form, or the first one inside the element. */
export function useForm(env: Environment, name: string | undefined): HTMLFormElement | undefined {
  const named = useNamedForm(env.host, name);
  const inside = useLightChild<HTMLFormElement>(env, 'form');
  return name ? named : inside;
}
