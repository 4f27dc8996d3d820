import { choiceMessages } from '../../../../logic/choice/choice.messages.ts';
import type { VariantAxis, VariantValue } from '../../../../logic/choice/variants.model.ts';
import type { Product } from '../../../../logic/product/product.model.ts';
import { textsOf } from '../../../host/use-tag.ts';
import type { ChoiceProps } from '../../choice.props.ts';
import type { ChoiceView } from '../../choice-view.ts';
import { OptionLabel } from '../../OptionLabel.tsx';
import { optionPart } from '../../option-note.ts';
import { useChoiceStates } from '../../use-choice-states.ts';
import { useReportVariant, useVariantSwitch } from '../../use-variant-switch.ts';
import { OptionList, VariantLink } from '../../VariantLinks.tsx';
import { useAxes } from './use-axes.ts';

interface AxisValueProps {
  readonly view: ChoiceView;
  readonly value: VariantValue;
  /** Chooses a value that has no link. */
  readonly explore: () => void;
}

/** A value of an axis: a link to a variant, or a button if no variant combines it with the other values. */
function AxisValue({ view, value, explore }: AxisValueProps) {
  if (value.link !== undefined) return <VariantLink view={view} option={value} />;
  return (
    <button
      type="button"
      className="choice__option choice__option--dependent"
      part={`${optionPart(view, value)} option-dependent`}
      data-id={value.id}
      aria-current={value.id === view.chosen || undefined}
      onClick={explore}
    >
      <OptionLabel view={view} option={value} />
    </button>
  );
}

interface VariantAxesProps extends ChoiceProps {
  readonly axes: readonly VariantAxis[];
  readonly product: Product | undefined;
}

const NO_MARKS: ChoiceView['marks'] = new Map();

type Axes = readonly VariantAxis[];

/** The message about axes in conflict, shown at the first of them. */
const conflictText = ({ env }: ChoiceProps, conflicts: Axes): string =>
  textsOf(choiceMessages, env).conflict({ name: conflicts.map(({ name }) => name).join(', ') });

/** The view of an axis. */
function viewOf(
  { name, values: options, chosen }: VariantAxis,
  { env, of, label }: ChoiceProps,
  choose: ChoiceView['choose'],
): ChoiceView {
  const texts = textsOf(choiceMessages, env);
  const title = name || label || texts[of];
  const silent = { message: undefined, unit: '', placeholder: '', marks: NO_MARKS };
  return { ...silent, env, of, texts, label: title, options, chosen, choose };
}

interface AxisProps {
  readonly axis: VariantAxis;
  readonly view: ChoiceView;
  /** Chooses a value that has no link. */
  readonly explore: (value: VariantValue) => void;
}

const Axis = ({ axis, view, explore }: AxisProps) => (
  <OptionList view={view} options={axis.values}>
    {(value) => <AxisValue view={view} value={value} explore={() => explore(value)} />}
  </OptionList>
);

/** The variants of a product on several axes. */
export function VariantAxes(props: VariantAxesProps) {
  const { env, of, product, onSelect } = props;
  const { pending, go } = useVariantSwitch(props);
  const { axes, conflicts, explore } = useAxes(env, props.axes);
  const isConflict = conflicts.length > 0;
  const views = axes.map((axis) => ({ axis, view: viewOf(axis, props, go) }));
  useReportVariant(product, pending ?? (isConflict ? 'conflict' : undefined));
  const shown = views.map(({ view }) => view);
  useChoiceStates(env, shown, { isConflict, isSwitching: pending !== undefined });
  const showCombinations = (axis: VariantAxis, value: VariantValue) => {
    const id = product?.choice.id ?? '';
    if (onSelect({ of, id: value.id, link: undefined })) void explore({ product: id, axis, value });
  };
  return (
    <>
      {views.map(({ axis, view }) => (
        <Axis
          key={axis.id}
          axis={axis}
          view={axis === conflicts[0] ? { ...view, message: conflictText(props, conflicts) } : view}
          explore={(value) => showCombinations(axis, value)}
        />
      ))}
      <slot name="note" />
    </>
  );
}
