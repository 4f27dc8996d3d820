import { useRef } from 'react';
import { listButtonMessages } from '../../logic/list-button/list-button.messages.ts';
import { Fallback } from '../host/Fallback.tsx';
import { textsOf, useStates } from '../host/use-tag.ts';
import { Icon } from '../look/Icon.tsx';
import { LIVE } from '../look/live.ts';
import type { ListButtonProps } from './list-button.props.ts';
import { useListChanges } from './use-list-changes.ts';
import { useListMenu } from './use-list-menu.ts';

const HEART = 'M12 20C7 16 4 13 4 9a4.4 4.4 0 0 1 8-2 4.4 4.4 0 0 1 8 2c0 4-3 7-8 11z';

/** The live regions for the result of a click. */
function Outcome(props: { failure: string | undefined; announcement: string }) {
  const { failure, announcement } = props;
  return (
    <>
      <div role="alert">
        {failure && (
          <p className="message" part="message">
            {failure}
          </p>
        )}
      </div>
      <div {...LIVE} className="unseen">
        {announcement}
      </div>
    </>
  );
}

/** Adds a product to a shopping list or removes it; the shopper chooses when there are several lists. */
export function ListButton(props: ListButtonProps) {
  const { env, pressed, lists = [] } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { productId, targets, holders, isBusy, refusal, announcement, promptsForSize, change } =
    useListChanges(props);
  const hasChoice = targets.length > 1;
  // a product can be removed from a list without a size
  const menu = useListMenu(env, hasChoice, () => pressed || !promptsForSize());
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
  const act = pressed ? texts.remove : texts.add;
  const failure = hasFailed ? refusal?.text || texts.failed : undefined;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        part="button"
        aria-pressed={pressed}
        title={hasChoice ? texts.choose : act}
        {...(hasChoice && menu.buttonProps)}
        onClick={() => (hasChoice ? menu.toggle() : change(targets[0] ?? ''))}
      >
        <Icon slot="icon" path={HEART} />
        <slot name="label">
          <span className="unseen">{texts.add}</span>
        </slot>
      </button>
      {menu.isOpen && menu.Menu && button.current && (
        <menu.Menu
          env={env}
          lists={lists}
          holders={holders}
          texts={texts}
          choose={choose}
          close={close}
          leave={menu.close}
          button={button.current}
          startsAtEnd={menu.startsAtEnd}
        />
      )}
      <Outcome announcement={announcement} failure={failure} />
    </>
  );
}
