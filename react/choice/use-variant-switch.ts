import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { lostFocusAtom } from '../../logic/choice/choice.atoms.ts';
import type { ChoiceOption } from '../../logic/choice/choice.model.ts';
import { isSamePage } from '../../logic/platform/history/same-page.ts';
import { together } from '../../logic/platform/listen.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { type VariantSwitch, variantStateOf } from '../../logic/product/product.atoms.ts';
import type { Product } from '../../logic/product/product.model.ts';
import { safeHref } from '../../logic/wire/safe-link.ts';
import { useOnChange } from '../host/use-on-change.ts';
import type { ChoiceProps } from './choice.props.ts';

/** How long a variant may load, in milliseconds; its page may never arrive, as after Escape. */
const SWITCH_TIMEOUT_MS = 16_000;

interface Navigation extends Element {
  navigate(url: string): Promise<void>;
}

const navigates = (tag: Element | null): tag is Navigation =>
  tag !== null && 'navigate' in tag && typeof tag.navigate === 'function';

/** The partial navigation element of the page. */
function navigationOf(): Navigation | undefined {
  const tag = document.documentElement.querySelector('shop-partial-navigation');
  return navigates(tag) ? tag : undefined;
}

/** Whether the page shows a URL, rather than only loading it. */
const shows = (link: string): boolean =>
  isSamePage(document.location.href, new URL(link, document.baseURI).href);

const never = (): Promise<never> => new Promise(() => {});

/** The variant that is loading, and functions that start and end it. */
function usePendingSwitch() {
  const { clock, page } = useAtomValue(platformAtom);
  const [pending, begin] = useState<VariantSwitch>();
  const end = () => begin(undefined);
  // restarts the timeout for each variant
  useOnChange([pending], () => {
    if (pending === undefined) return;
    return together([clock.after(SWITCH_TIMEOUT_MS, end), page.onRestored(end)]);
  });
  return { pending, begin, end };
}

/** Reports to the product what its variants differ in. */
export function useReportVariant(
  product: Product | undefined,
  state: 'conflict' | VariantSwitch | undefined,
): void {
  const { host } = product ?? {};
  const setVariantState = useSetAtom(variantStateOf(host ?? NO_HOST));
  useLayoutEffect(() => {
    setVariantState(state);
    return () => setVariantState(undefined);
  }, [setVariantState, state]);
}

const NO_HOST = {};

/** Switches variants: in place if the page supports it, else by following the link. The latest switch wins. */
export function useVariantSwitch({ of, onSelect }: ChoiceProps) {
  const lose = useSetAtom(lostFocusAtom);
  const newest = useRef<string>(undefined);
  const { pending, begin, end } = usePendingSwitch();
  const visit = async (navigation: Navigation | undefined, link: string, id: string) => {
    await navigation?.navigate(link);
    // without partial navigation, or after a failed visit, the browser follows the link
    if (!navigation || newest.current !== link || !shows(link)) return never();
    end();
    lose({ of, id });
  };
  /** Whether the browser should follow the link of the option. */
  const go = (option: ChoiceOption): boolean => {
    const { id } = option;
    const link = safeHref(option.link);
    if (link === undefined || !onSelect({ of, id, link })) return false;
    newest.current = link;
    const navigation = navigationOf();
    begin({ arrival: visit(navigation, link, id) });
    return !navigation;
  };
  return { pending, go };
}
