import { filtersMessages } from '../../logic/filters/filters.messages.ts';
import { textsOf, useMethods, useStates } from '../host/use-tag.ts';
import { LIVE } from '../look/live.ts';
import { Chips } from './Chips.tsx';
import { type Chip, readChips } from './chips.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { FiltersProps } from './filters.props.ts';
import { isActive } from './read-form.ts';
import { useApplying } from './use-applying.ts';
import { useBlocks, useCounts } from './use-counts.ts';
import { type FilterForm, useFilterForm } from './use-filter-form.ts';
import { usePanel } from './use-panel.ts';

/** The links of the platform or the page that remove a chosen filter each. */
const hasOwnChips = (): boolean =>
  document.querySelector('#filter_list a, a[data-filter]') !== null;

const countActive = ({ filters, entries }: FilterForm): number =>
  filters.filter((filter, index) => isActive(filter, entries[index]?.[1] ?? '')).length;

interface ActionsProps extends Pick<FiltersProps, 'env'> {
  readonly isRefused: boolean;
  readonly hasButton: boolean;
  /** The number of products for the choices in the form. */
  readonly total: number | undefined;
  readonly onApply: () => void;
}

/** The reason why the filters cannot be applied, and the button that applies them. */
function Actions({ env, isRefused, hasButton, total, onApply }: ActionsProps) {
  const texts = textsOf(filtersMessages, env);
  return (
    <>
      <p className="message" part="message" role="alert">
        {isRefused && texts.reversed}
      </p>
      {hasButton && (
        <button
          type="button"
          className="button button--primary"
          part="apply-button"
          onClick={onApply}
        >
          {total === undefined ? texts.apply : texts.applyOf({ count: total })}
        </button>
      )}
    </>
  );
}

/** The form, where it is, and what applies it. */
function useFilters(props: FiltersProps) {
  const { env, apply } = props;
  const form = useFilterForm(env);
  const panel = usePanel(props);
  const isAuto = apply === 'auto' && !panel.isNarrow;
  const applying = useApplying(props, form, isAuto);
  const active = countActive(form);
  const show = () => {
    panel.toggle(false);
    applying.apply();
  };
  useStates(env, {
    loading: applying.isLoading,
    changed: applying.isChanged,
    open: panel.isOpen,
    active: active > 0,
  });
  useMethods(env, {
    apply: show,
    clear(name?: string) {
      const cleared = form.filters.filter((filter) => name === undefined || filter.name === name);
      applying.set(cleared.map((filter) => ({ filter, value: '' })));
    },
    show: () => panel.toggle(true),
    hide: () => panel.toggle(false),
  });
  return { form, panel, isAuto, applying, active, show };
}

/** A form of filters that applies itself, with the number of products for each choice. */
export function Filters(props: FiltersProps) {
  const { env, first, label } = props;
  const { form, panel, isAuto, applying, active, show } = useFilters(props);
  const { FilterCounts, initialUrl, total, show: showCounts } = useCounts(props, form);
  const FilterBlocks = useBlocks(props, form);
  const texts = textsOf(filtersMessages, env);
  const chips = hasOwnChips() ? [] : readChips(form, texts, env.config);
  const remove = (removed: readonly Chip[]) => {
    const isAll = removed.length > 1;
    applying.set(removed.map(({ filter, rest }) => ({ filter, value: isAll ? '' : rest })));
  };
  const { isRefused } = applying;
  const actions = (
    <Actions env={env} isRefused={isRefused} hasButton={!isAuto} total={total} onApply={show} />
  );
  return (
    <>
      {panel.isPanel && (
        <FilterPanel
          env={env}
          label={label}
          isOpen={panel.isPanelOpen}
          ContentDialog={panel.ContentDialog}
          active={active}
          onToggle={panel.toggle}
          actions={actions}
        />
      )}
      <Chips env={env} chips={chips} onRemove={remove} />
      {!panel.isPanel && (
        <>
          <slot name="title" />
          <slot />
          {actions}
        </>
      )}
      <p className="unseen" part="count" {...LIVE}>
        {total === undefined || applying.isAnnounced ? '' : texts.products({ count: total })}
      </p>
      {FilterCounts && (
        <FilterCounts
          env={env}
          initialUrl={initialUrl}
          url={isRefused ? undefined : form.url}
          onCounts={showCounts}
        />
      )}
      {FilterBlocks && <FilterBlocks env={env} filters={form.filters} first={first} />}
    </>
  );
}
