import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { lostFocusAtom } from '../../logic/choice/choice.atoms.ts';
import type { ChoiceOption } from '../../logic/choice/choice.model.ts';
import { documentOf } from '../../logic/platform/plain-document.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { type Product, versionOfHost } from '../../logic/product/product.atoms.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import type { ChoiceProps } from './choice.props.ts';

/** How long a version may be on its way, in milliseconds; its page may also never come, as after Escape. */
const TURN_MS = 16_000;

interface Navigation extends Element {
  navigate(url: string): Promise<void>;
}

const navigates = (tag: Element | null): tag is Navigation =>
  tag !== null && 'navigate' in tag && typeof tag.navigate === 'function';

/** The tag of the page that visits pages in place. */
function navigationOf(page: Document): Navigation | undefined {
  const tag = page.documentElement.querySelector('shop-partial-navigation');
  return navigates(tag) ? tag : undefined;
}

/** Whether the page shows an address, and is not only on its way there. */
const shows = (page: Document, link: string): boolean =>
  page.location.href === new URL(link, page.baseURI).href;

/** Whether a version is on its way, and functions that begin and end that. */
function useTurning() {
  const { clock, page } = useAtomValue(platformAtom);
  const [link, setLink] = useState<string>();
  const end = () => setLink(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has its time
  useLayoutEffect(() => {
    if (link === undefined) return;
    const stops = [clock.after(TURN_MS, end), page.onRestored(end)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [link]);
  return { isTurning: link !== undefined, begin: setLink, end };
}

/** Tells the product what its versions are about. */
export function useToldVersion(
  product: Product | undefined,
  state: 'conflict' | 'turning' | undefined,
): void {
  const { host } = product ?? {};
  const tell = useSetAtom(versionOfHost(host ?? NO_HOST));
  useLayoutEffect(() => {
    tell(state);
    return () => tell(undefined);
  }, [tell, state]);
}

const NO_HOST = {};

/** Goes to another version: in place where the page can do that, else the browser does. The newest one wins. */
export function useTurn(props: ChoiceProps) {
  const { env, of, onSelect } = props;
  const page = documentOf(env.host);
  const lose = useSetAtom(lostFocusAtom);
  const newest = useRef<string>(undefined);
  const { isTurning, begin, end } = useTurning();
  const visit = async (navigation: Navigation, link: string, id: string) => {
    await navigation.navigate(link);
    // where the visit failed, the browser goes there
    if (newest.current !== link || !shows(page, link)) return;
    end();
    lose({ of, id });
  };
  /** Whether the browser is to follow the link of the option. */
  const turn = (option: ChoiceOption): boolean => {
    const { id } = option;
    const link = safeHref(option.link);
    if (link === undefined || !onSelect({ of, id, link })) return false;
    newest.current = link;
    begin(link);
    const navigation = navigationOf(page);
    if (navigation) void visit(navigation, link, id);
    return !navigation;
  };
  return { isTurning, turn };
}
