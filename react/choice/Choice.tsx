import { isUniversal, onlyBuyable } from '../../logic/choice/choice.model.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useModule } from '../host/use-module.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { useProduct } from '../product-context/use-product.ts';
import { ButtonRadios } from './ButtonRadios.tsx';
import type { ChoiceProps, ReadChoice } from './choice.props.ts';
import type { ChoiceView } from './choice-view.ts';
import { useLostFocus } from './focus/use-lost-focus.ts';
import { ListOrButtons } from './ListOrButtons.tsx';
import { useReadChoice } from './read/use-read-choice.ts';
import { useChoiceStates } from './use-choice-states.ts';
import { useChoiceView } from './use-choice-view.ts';
import { useEnhancedRadios } from './use-enhanced-radios.ts';
import { useReportVariant, useVariantSwitch } from './use-variant-switch.ts';
import { VariantLinks } from './VariantLinks.tsx';
import { writeChoice } from './write-choice.ts';

/** Chooses the only available size if nothing is chosen. */
function usePreselect(props: ReadChoice, { options, marks, chosen }: ChoiceView): void {
  const { of, preselect, product } = props;
  const isWanted = of === 'size' && preselect === 'only' && chosen === undefined;
  const only = isWanted && product?.record ? onlyBuyable(options, marks) : undefined;
  // once for each state of the product
  useOnChange([only?.id], () => {
    if (only === undefined) return;
    let isWanted = true;
    // fires events, whose listeners may render
    queueMicrotask(() => isWanted && writeChoice(props, only));
    return () => {
      isWanted = false;
    };
  });
}

/** The variants of a product on one axis. */
function VariantChoice(props: ReadChoice) {
  const { pending, go } = useVariantSwitch(props);
  const view = { ...useChoiceView(props), choose: go };
  useReportVariant(props.product, pending);
  useChoiceStates(props.env, [view], { isSwitching: pending !== undefined });
  return (
    <ListOrButtons {...props} view={view}>
      <VariantLinks view={view} />
    </ListOrButtons>
  );
}

/** The page's own radio buttons, with notes from the product data. */
function EnhancedRadios({ view }: { view: ChoiceView }) {
  useEnhancedRadios(view);
  return (
    <>
      <slot />
      <slot name="note" />
      <slot name="message" />
    </>
  );
}

/** The unchanged children: they offer no choice, or its module is still loading. */
function NoChoice({ env }: { env: Environment }) {
  useChoiceStates(env, []);
  return <Fallback />;
}

/** Renders the sizes or the subscriptions of a product. */
function PlainChoice(props: ReadChoice) {
  const { read } = props;
  const view = useChoiceView(props);
  usePreselect(props, view);
  useChoiceStates(props.env, [view]);
  if (isUniversal(read.options)) return null;
  const Radios = read.kind === 'radios' ? EnhancedRadios : ButtonRadios;
  return (
    <ListOrButtons {...props} view={view}>
      <Radios view={view} />
    </ListOrButtons>
  );
}

/** A choice between options that the children define. */
function ChildrenChoice(props: ReadChoice) {
  const { env, of, product, read } = props;
  if (of === 'version') return <VariantChoice {...props} />;
  // nothing handles the choice: the browser follows the links of the page
  if (read.kind === 'links' && !product) return <NoChoice env={env} />;
  return <PlainChoice {...props} />;
}

const loadAxes = async () => (await import('./later/axes/VariantAxes.tsx')).VariantAxes;

/** Enhances or replaces the page's control for sizes, variants or subscriptions of a product. */
export function Choice(props: ChoiceProps) {
  const { env, of } = props;
  const read = useReadChoice(env.host, of);
  const product = useProduct(env, props.for);
  const VariantAxes = useModule(env, loadAxes, read?.kind === 'axes');
  useLostFocus(props);
  if (read?.kind === 'axes' && VariantAxes)
    return <VariantAxes {...props} axes={read.axes} product={product} />;
  if (!read || read.kind === 'axes') return <NoChoice env={env} />;
  return <ChildrenChoice {...props} read={read} product={product} />;
}
