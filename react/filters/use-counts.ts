import { useState } from 'react';
import { useIntent } from '../host/use-intent.ts';
import { useModule } from '../host/use-module.ts';
import type { FiltersProps } from './filters.props.ts';
import type { FilterForm } from './use-filter-form.ts';

const loadCounts = async () => (await import('./later/FilterCounts.tsx')).FilterCounts;
const loadBlocks = async () => (await import('./later/FilterBlocks.tsx')).FilterBlocks;

/** The number of products for the choices in the form, and the component that requests it. */
export function useCounts({ env, counts, onCounts }: FiltersProps, { url }: FilterForm) {
  const [isNear] = useIntent(env.host);
  const [initialUrl] = useState(url);
  const [known, setKnown] = useState<{ readonly url: string; readonly total: number }>();
  const FilterCounts = useModule(env, loadCounts, counts && isNear);
  return {
    FilterCounts,
    initialUrl,
    total: known?.url === url ? known.total : undefined,
    show(total: number | undefined) {
      onCounts({ total });
      setKnown(total === undefined ? undefined : { url, total });
    },
  };
}

/** Whether the shopper can fold a block of the form. */
const isFolding = (form: HTMLFormElement | undefined): boolean =>
  form !== undefined && form.querySelector('details') !== null;

/** The component for blocks that can be folded, or have more choices than are shown first. */
export function useBlocks({ env, first }: FiltersProps, { form, filters }: FilterForm) {
  const isLong = filters.some((filter) => filter.kind === 'choice' && filter.boxes.length > first);
  return useModule(env, loadBlocks, isFolding(form) || isLong);
}
