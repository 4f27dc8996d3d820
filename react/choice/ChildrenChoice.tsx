import { type ChoiceOptions, isUniversal } from '../../logic/choice/choice.model.ts';
import type { Product } from '../../logic/product/product.model.ts';
import type { ChoiceProps } from './choice.props.ts';
import { DrawnRadios } from './DrawnRadios.tsx';
import { EnhancedRadios } from './EnhancedRadios.tsx';
import { ListOrButtons } from './ListOrButtons.tsx';
import { NoChoice } from './NoChoice.tsx';
import { useChoiceStates } from './use-choice-states.ts';
import { useChoiceView } from './use-choice-view.ts';
import { usePreselect } from './use-preselect.ts';
import { VersionChoice } from './VersionChoice.tsx';

interface ChildrenChoiceProps extends ChoiceProps {
  readonly read: ChoiceOptions;
  readonly product: Product | undefined;
}

/** The sizes of a product, or its subscription. */
function PlainChoice(props: ChildrenChoiceProps) {
  const { read, product } = props;
  const view = useChoiceView(props, read, product);
  usePreselect(props, view);
  useChoiceStates(props.env, [view]);
  if (isUniversal(read.options)) return null;
  const Radios = read.kind === 'radios' ? EnhancedRadios : DrawnRadios;
  return (
    <ListOrButtons {...props} view={view}>
      <Radios view={view} />
    </ListOrButtons>
  );
}

/** A choice between options that the children name. */
export function ChildrenChoice(props: ChildrenChoiceProps) {
  const { env, of, product, read } = props;
  if (of === 'version') return <VersionChoice {...props} />;
  // nobody takes what is chosen: the browser follows the links of the page
  if (read.kind === 'links' && !product) return <NoChoice env={env} />;
  return <PlainChoice {...props} />;
}
