import type { ChoiceOptions } from '../../logic/choice/choice.model.ts';
import type { Product } from '../../logic/product/product.model.ts';
import type { ChoiceProps } from './choice.props.ts';
import { ListOrButtons } from './ListOrButtons.tsx';
import { useChoiceStates } from './use-choice-states.ts';
import { useChoiceView } from './use-choice-view.ts';
import { useToldVersion, useTurn } from './use-turn.ts';
import { VersionLinks } from './VersionLinks.tsx';

interface VersionChoiceProps extends ChoiceProps {
  readonly read: ChoiceOptions;
  readonly product: Product | undefined;
}

/** The versions of a product on one axis. */
export function VersionChoice(props: VersionChoiceProps) {
  const { read, product } = props;
  const { turn, go } = useTurn(props);
  const view = { ...useChoiceView(props, read, product), choose: go };
  useToldVersion(product, turn);
  useChoiceStates(props.env, [view], { isTurning: turn !== undefined });
  return (
    <ListOrButtons {...props} view={view}>
      <VersionLinks view={view} />
    </ListOrButtons>
  );
}
