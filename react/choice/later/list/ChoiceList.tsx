import { useSetAtom } from 'jotai';
import { followVariantAtom } from '../../../../logic/choice/choice.atoms.ts';
import { isSameId } from '../../../../logic/choice/choice.model.ts';
import { useStyles } from '../../../host/use-tag.ts';
import { ListBox } from '../../../list-box/ListBox.tsx';
import listBoxCss from '../../../list-box/list-box.css';
import { useListBox } from '../../../list-box/use-list-box.ts';
import { ChoiceGroup, MESSAGE_ID } from '../../ChoiceGroup.tsx';
import type { ChoiceView } from '../../choice-view.ts';
import { noteOf } from '../../option-note.ts';

/** The options as list rows with notes. */
const rowsOf = (view: ChoiceView) =>
  view.options.map((option) => {
    const note = noteOf(view, option);
    return { label: note ? `${option.name} – ${note}` : option.name, isDisabled: false };
  });

/** The options as a list that opens below its button. */
export function ChoiceList({ view }: { view: ChoiceView }) {
  const { env, of, label, options, chosen, message, placeholder } = view;
  const follow = useSetAtom(followVariantAtom);
  useStyles(env, listBoxCss);
  const choices = rowsOf(view);
  const choose = (index: number) => {
    const option = options[index];
    // a variant that cannot be switched in place
    if (option && view.choose(option) && of === 'version') follow(option.link);
  };
  const at = options.findIndex(({ id }) => isSameId(id, chosen));
  const box = useListBox(env, { choices, chosen: at, choose });
  return (
    <>
      <ChoiceGroup view={view} role="none">
        <div className="choice__list">
          <ListBox
            box={box}
            name={label}
            choices={choices}
            chosen={at}
            placeholder={placeholder}
            isInvalid={message !== undefined}
            describedBy={message === undefined ? undefined : MESSAGE_ID}
          />
        </div>
      </ChoiceGroup>
      <slot name="note" />
    </>
  );
}
