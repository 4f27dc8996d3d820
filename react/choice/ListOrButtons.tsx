import type { ReactNode } from 'react';
import { Fallback } from '../host/Fallback.tsx';
import { useModule } from '../host/use-module.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { ChoiceProps } from './choice.props.ts';
import type { ChoiceView } from './choice-view.ts';

const loadList = async () => (await import('./later/list/ChoiceList.tsx')).ChoiceList;

interface ListOrButtonsProps extends ChoiceProps {
  readonly view: ChoiceView;
  /** The options as buttons. */
  readonly children: ReactNode;
}

/** The children while the list loads, with a label unless the page has one. */
function AwaitedList({ view }: { view: ChoiceView }) {
  if (!view.env.host.firstElementChild?.matches('a, select')) return <Fallback />;
  return (
    <ChoiceGroup view={view} role="group">
      <Fallback />
    </ChoiceGroup>
  );
}

/** The options with the `look` that the author chose. */
export function ListOrButtons({ env, look, view, children }: ListOrButtonsProps) {
  const isList = look === 'list';
  const ChoiceList = useModule(env, loadList, isList);
  if (!isList) return children;
  return ChoiceList ? <ChoiceList view={view} /> : <AwaitedList view={view} />;
}
