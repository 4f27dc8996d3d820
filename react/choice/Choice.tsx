import { useModule } from '../host/use-module.ts';
import { useProduct } from '../product-context/use-product.ts';
import { ChildrenChoice } from './ChildrenChoice.tsx';
import type { ChoiceProps } from './choice.props.ts';
import { useLostFocus } from './focus/use-lost-focus.ts';
import { NoChoice } from './NoChoice.tsx';
import { readChoice } from './read/read-choice.ts';
import { useRead } from './read/use-read.ts';

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
