import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { appliedUrlAtomOf } from '../../logic/filters/filters.atoms.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { Environment } from '../host/environment.ts';
import { useDebounced } from '../host/use-debounced.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useOnMount } from '../host/use-on-change.ts';
import type { FiltersProps } from './filters.props.ts';
import { type Filter, isPreserved } from './read-form.ts';
import { type FilterForm, isReversed, readForm } from './use-filter-form.ts';
import { writeFilter, writeHidden } from './write-form.ts';

/** The delay after the last change, in milliseconds. */
const DEBOUNCE_MS = 600;

type Listing = HTMLElement & { go?(url: string): Promise<void> };

/** The list that the filters belong to. */
const listingOf = (id: string | undefined): Listing | null =>
  id ? document.getElementById(id) : document.querySelector<Listing>('shop-listing');

/** Whether the shopper may still type into a filter; the search in a block is none. */
const isTyping = (host: HTMLElement): boolean =>
  host.contains(document.activeElement) &&
  document.activeElement instanceof HTMLInputElement &&
  document.activeElement.matches(
    ':is([type=number], [type=text], [type=search], :not([type])):not(.shop-filters-search)',
  );

/** A new value of a filter. */
export interface FilterChange {
  readonly filter: Filter;
  readonly value: string;
}

const BUBBLES = { bubbles: true };

const isWrong = ({ filters }: FilterForm, env: Environment): boolean =>
  filters.some((filter) => filter.kind === 'range' && isReversed(filter, env));

/** The choices of the shopper as a plain object, for the event. */
const choicesOf = ({ filters, entries }: FilterForm): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filters.flatMap((filter, index) => {
      const [name, value = ''] = entries[index] ?? [];
      return name === undefined || value === '' || isPreserved(filter) ? [] : [[name, value]];
    }),
  );

/** The value of a filter in a query. A form that was submitted without JavaScript repeats the parameter. */
const valueIn = (query: URLSearchParams, { name, kind }: Filter): string =>
  query.getAll(name).join(kind === 'range' ? '-' : ',');

/** Sets the form to the filters of a list that is shown; returns the form's URL. */
function followList(env: Environment, url: string): string {
  const { filters } = readForm(env);
  const { searchParams } = new URL(url);
  for (const filter of filters) writeFilter(filter, valueIn(searchParams, filter));
  const form = readForm(env);
  writeHidden(form);
  return form.url;
}

/** Shows URLs in the list, or has the browser open them. */
function useShowing(id: string | undefined) {
  const { page } = useAtomValue(platformAtom);
  const [isLoading, setLoading] = useState(false);
  const show = async (url: string) => {
    const listing = listingOf(id);
    if (!listing?.go) return page.follow(url);
    setLoading(true);
    await listing.go(url);
    setLoading(false);
  };
  return { isLoading, show };
}

/** Shows the list of the form's filters, and sets the form to the list that Back shows. */
export function useApplying(props: FiltersProps, current: FilterForm, isAuto: boolean) {
  const { env, onChange, onApply } = props;
  const { host } = env;
  const appliedAtom = appliedUrlAtomOf(host);
  const setApplied = useSetAtom(appliedAtom);
  const { isLoading, show } = useShowing(props.for);
  const [initialUrl] = useState(() => readForm(env, 'initial').url);
  const isChanged = current.url !== (useAtomValue(appliedAtom) ?? initialUrl);

  const apply = () => {
    later.stop();
    const form = readForm(env);
    const { url } = form;
    // a call may follow before the next render
    const applied = pageStore.get(appliedAtom) ?? initialUrl;
    if (isWrong(form, env) || url === applied || !onApply({ url })) return;
    setApplied(url);
    show(url);
  };
  // Enter, or leaving an input, applies what the shopper types
  const later = useDebounced(DEBOUNCE_MS, () => !isTyping(host) && apply());
  const change = () => {
    const form = readForm(env);
    writeHidden(form);
    onChange({ filters: choicesOf(form) });
    if (isAuto) later.schedule();
  };
  useListeners(host, {
    change,
    submit(event) {
      event.preventDefault();
      apply();
    },
    focusout() {
      if (isAuto && isChanged && !later.isPending()) later.schedule();
    },
    // before the values change, and without an event afterwards
    reset: ({ target }) => setTimeout(() => target?.dispatchEvent(new Event('change', BUBBLES))),
  });
  useListeners(document, {
    'shop-listing-load'({ target, detail }: CustomEvent<{ url: string; appended: number }>) {
      const isOurs = target === listingOf(props.for) && detail.appended === 0;
      // a later choice of the shopper is kept
      if (isOurs && !later.isPending()) setApplied(followList(env, detail.url));
    },
  });
  const { page } = useAtomValue(platformAtom);
  const followPage = () => setApplied(followList(env, location.href));
  useOnMount(() => {
    // a choice from before the script ran, unless the browser has restored it beside another list
    if (page.openedBy !== 'navigate') followPage();
    else if (isAuto && isChanged) later.schedule();
    return page.onRestored(followPage);
  });
  /** Sets filters, and shows the list. */
  const set = (changes: readonly FilterChange[]) => {
    for (const { filter, value } of changes) writeFilter(filter, value);
    change();
    apply();
  };
  return {
    isChanged,
    isLoading,
    isRefused: isWrong(current, env),
    /** Whether a list that announces the number of its products follows each change. */
    isAnnounced: isAuto && listingOf(props.for) !== null,
    apply,
    set,
  };
}
