import type { ReactNode } from 'react';
import { Fallback } from '../host/Fallback.tsx';
import { useModule } from '../host/use-module.ts';
import type { ChoiceProps } from './choice.props.ts';
import type { ChoiceView } from './choice-view.ts';

const loadList = async () => (await import('./later/list/ChoiceList.tsx')).ChoiceList;

interface ListOrButtonsProps extends ChoiceProps {
  readonly view: ChoiceView;
  /** The options as buttons. */
  readonly children: ReactNode;
}

/** The options in the look that the author wants; a list has yet to come, and the children show until then. */
export function ListOrButtons({ env, look, view, children }: ListOrButtonsProps) {
  const isList = look === 'list';
  const ChoiceList = useModule(env, loadList, isList);
  if (!isList) return children;
  return ChoiceList ? <ChoiceList view={view} /> : <Fallback />;
}
