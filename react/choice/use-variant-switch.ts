import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { lostFocusAtom } from '../../logic/choice/choice.atoms.ts';
import type { ChoiceOption } from '../../logic/choice/choice.model.ts';
import { isSamePage } from '../../logic/platform/history/same-page.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { type VariantSwitch, versionOf } from '../../logic/product/product.atoms.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { useOnChange } from '../host/use-on-change.ts';
import type { ChoiceProps } from './choice.props.ts';

/** How long a version may be on its way, in milliseconds; its page may also never come, as after Escape. */
const TURN_MS = 16_000;

interface Navigation extends Element {
  navigate(url: string): Promise<void>;
}

const navigates = (tag: Element | null): tag is Navigation =>
  tag !== null && 'navigate' in tag && typeof tag.navigate === 'function';

/** The tag of the page that visits pages in place. */
function navigationOf(): Navigation | undefined {
  const tag = document.documentElement.querySelector('shop-partial-navigation');
  return navigates(tag) ? tag : undefined;
}

/** Whether the page shows an address, and is not only on its way there. */
const shows = (link: string): boolean =>
  isSamePage(document.location.href, new URL(link, document.baseURI).href);

const never = (): Promise<never> => new Promise(() => {});

/** The version that is on its way, and functions that begin and end that. */
function useUnderway() {
  const { clock, page } = useAtomValue(platformAtom);
  const [turn, begin] = useState<VariantSwitch>();
  const end = () => begin(undefined);
  // each version has its time
  useOnChange([turn], () => {
    if (turn === undefined) return;
    const stops = [clock.after(TURN_MS, end), page.onRestored(end)];
    return () => {
      for (const stop of stops) stop();
    };
  });
  return { turn, begin, end };
}

/** Tells the product what its versions are about. */
export function useReportVersion(
  product: Product | undefined,
  state: 'conflict' | VariantSwitch | undefined,
): void {
  const { host } = product ?? {};
  const setVersion = useSetAtom(versionOf(host ?? NO_HOST));
  useLayoutEffect(() => {
    setVersion(state);
    return () => setVersion(undefined);
  }, [setVersion, state]);
}

const NO_HOST = {};

/** Goes to another version: in place where the page can do that, else the browser does. The newest one wins. */
export function useVariantSwitch({ of, onSelect }: ChoiceProps) {
  const lose = useSetAtom(lostFocusAtom);
  const newest = useRef<string>(undefined);
  const { turn, begin, end } = useUnderway();
  const visit = async (navigation: Navigation | undefined, link: string, id: string) => {
    await navigation?.navigate(link);
    // where nothing visits pages in place, or the visit failed, the browser goes there
    if (!navigation || newest.current !== link || !shows(link)) return never();
    end();
    lose({ of, id });
  };
  /** Whether the browser is to follow the link of the option. */
  const go = (option: ChoiceOption): boolean => {
    const { id } = option;
    const link = safeHref(option.link);
    if (link === undefined || !onSelect({ of, id, link })) return false;
    newest.current = link;
    const navigation = navigationOf();
    begin({ arrival: visit(navigation, link, id) });
    return !navigation;
  };
  return { turn, go };
}
