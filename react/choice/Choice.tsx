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
import { readChoice } from './read/read-choice.ts';
import { useRead } from './read/use-read.ts';
import { useChoiceStates } from './use-choice-states.ts';
import { useChoiceView } from './use-choice-view.ts';
import { useEnhancedRadios } from './use-enhanced-radios.ts';
import { useReportVersion, useVariantSwitch } from './use-variant-switch.ts';
import { VersionLinks } from './VersionLinks.tsx';
import { writeChoice } from './write-choice.ts';

/** Chooses the only size that can be bought, where none is chosen. */
function usePreselect(props: ReadChoice, { options, marks, chosen }: ChoiceView): void {
  const { of, preselect, product } = props;
  const isWanted = of === 'size' && preselect === 'only' && chosen === undefined;
  const only = isWanted && product?.record ? onlyBuyable(options, marks) : undefined;
  // chosen once for each state of the product
  useOnChange([only?.id], () => {
    if (only === undefined) return;
    let isWanted = true;
    // scripts of the page hear of it, and they may render
    queueMicrotask(() => isWanted && writeChoice(props, only));
    return () => {
      isWanted = false;
    };
  });
}

/** The versions of a product on one axis. */
function VersionChoice(props: ReadChoice) {
  const { turn, go } = useVariantSwitch(props);
  const view = { ...useChoiceView(props), choose: go };
  useReportVersion(props.product, turn);
  useChoiceStates(props.env, [view], { isTurning: turn !== undefined });
  return (
    <ListOrButtons {...props} view={view}>
      <VersionLinks view={view} />
    </ListOrButtons>
  );
}

/** The radio buttons of the page as they stand, with what the product knows of them. */
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

/** The children as they are: there is nothing to choose in them, or what shows it has yet to come. */
function NoChoice({ env }: { env: Environment }) {
  useChoiceStates(env, []);
  return <Fallback />;
}

/** The sizes of a product, or its subscription. */
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

/** A choice between options that the children name. */
function ChildrenChoice(props: ReadChoice) {
  const { env, of, product, read } = props;
  if (of === 'version') return <VersionChoice {...props} />;
  // nobody takes what is chosen: the browser follows the links of the page
  if (read.kind === 'links' && !product) return <NoChoice env={env} />;
  return <PlainChoice {...props} />;
}

const loadAxes = async () => (await import('./later/axes/VersionAxes.tsx')).VersionAxes;

/** The sizes, the versions or the subscription of a product, in place of or around what the page has for them. */
export function Choice(props: ChoiceProps) {
  const { env, of } = props;
  const read = useRead(env, readChoice, of);
  const product = useProduct(env, props.for);
  const VersionAxes = useModule(env, loadAxes, read?.kind === 'axes');
  useLostFocus(props);
  if (read?.kind === 'axes' && VersionAxes)
    return <VersionAxes {...props} axes={read.axes} product={product} />;
  if (!read || read.kind === 'axes') return <NoChoice env={env} />;
  return <ChildrenChoice {...props} read={read} product={product} />;
}
