import { listButtonMessages } from '../../logic/list-button/list-button.messages.ts';
import { Fallback } from '../host/Fallback.tsx';
import { textsOf } from '../host/texts.ts';
import { useStates } from '../host/use-states.ts';
import { useRef } from '../resting/hooks.ts';
import { ListButtonFrame } from './ListButtonFrame.tsx';
import type { ListButtonProps } from './list-button.props.ts';
import { useListChanges } from './use-list-changes.ts';
import { useListMenu } from './use-list-menu.ts';

/** Adds a product to a shopping list or removes it; the shopper chooses when there are several lists. */
export function ListButton(props: ListButtonProps) {
  const { env, productId, pressed, lists = [] } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { targets, holders, isBusy, refusal, announcement, change } = useListChanges(props);
  const hasChoice = targets.length > 1;
  const menu = useListMenu(env, hasChoice);
  const hasFailed = refusal !== undefined || menu.isMissing;
  useStates(env, { busy: isBusy, error: hasFailed, open: menu.isOpen });
  if (!productId) return <Fallback />;
  const texts = textsOf(listButtonMessages, env);
  const close = () => {
    button.current?.focus();
    menu.close();
  };
  const choose = (id: string) => {
    close();
    change(id);
  };
  return (
    <ListButtonFrame
      {...{ env, pressed, hasChoice, announcement }}
      buttonRef={button}
      menuProps={menu.buttonProps}
      onPress={() => (hasChoice ? menu.toggle() : change(targets[0] ?? ''))}
      failure={hasFailed ? refusal?.words || texts.failed : undefined}
    >
      {menu.isOpen && menu.Menu && button.current && (
        <menu.Menu
          {...{ env, lists, holders, texts, choose, close }}
          leave={menu.close}
          button={button.current}
          startsAtEnd={menu.startsAtEnd}
        />
      )}
    </ListButtonFrame>
  );
}
