import { ListBoxButton } from './ListBoxButton.tsx';
import { ListBoxOptions } from './ListBoxOptions.tsx';
import type { ListBoxProps } from './list-box.props.ts';

/** A button with the chosen option, and the list that it opens. */
export function ListBox(props: ListBoxProps) {
  const { box, name, choices, chosen } = props;
  return (
    <>
      <ListBoxButton {...props} />
      <ListBoxOptions
        name={name}
        choices={choices}
        chosen={chosen}
        choose={box.choose}
        current={box.current}
      />
    </>
  );
}
