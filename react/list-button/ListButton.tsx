import { useRef } from 'react';
import {
  buttonStateOf,
  type ListChange,
  pressAtom,
} from '../../logic/list-button/list-button.atoms.ts';
import { listButtonMessages } from '../../logic/list-button/list-button.messages.ts';
import { shoppingListsMessages } from '../../logic/shared/shopping-lists.messages.ts';
import type { Environment } from '../shared/environment.ts';
import { Fallback } from '../shared/Fallback.tsx';
import { textsOf } from '../shared/texts.ts';
import { useAtomValue, useSetAtom } from '../shared/use-atom.ts';
import { useStates } from '../shared/use-states.ts';

export interface ListButtonProps extends Omit<ListChange, 'productId'> {
  env: Environment;
  productId: string | undefined;
  onChange: (detail: ListChange) => boolean;
}

/** Puts a product on a shopping list and takes it off again: at once on the page, then on the platform. */
export function ListButton({ env, productId, pressed, size, listId, onChange }: ListButtonProps) {
  const { host } = env;
  const { wanted, failure } = useAtomValue(buttonStateOf(host));
  const press = useSetAtom(pressAtom);
  useStates(env, { busy: wanted !== undefined, error: failure !== undefined });
  // a second press may come before the first one shows
  const isOn = useRef(pressed);
  isOn.current = pressed;
  if (!productId) return <Fallback />;
  const texts = textsOf(listButtonMessages, env);
  const onPress = async () => {
    const change = { pressed: !isOn.current, productId, size, listId };
    if (!onChange(change)) return;
    isOn.current = change.pressed;
    env.setProps({ pressed: change.pressed });
    const { name } = textsOf(shoppingListsMessages, env);
    const outcome = await press({ ...change, host, name });
    if (!outcome?.failure) return;
    env.setProps({ pressed: outcome.pressed });
    env.fail(outcome.failure);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        part="button"
        aria-pressed={pressed}
        title={pressed ? texts.remove : texts.add}
        onClick={onPress}
      >
        <svg viewBox="0 0 24 24" width="1em" height="1em" part="icon" aria-hidden="true">
          <path d="M12 20C7 16 4 13 4 9a4.4 4.4 0 0 1 8-2 4.4 4.4 0 0 1 8 2c0 4-3 7-8 11z" />
        </svg>
        <slot name="label">
          <span className="unseen">{texts.add}</span>
        </slot>
      </button>
      <div role="alert">
        {failure && (
          <p className="message" part="message">
            {failure.words || texts.failed}
          </p>
        )}
      </div>
    </>
  );
}
