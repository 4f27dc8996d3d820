import type { ButtonHTMLAttributes, ReactNode, RefObject } from 'react';
import { listButtonMessages } from '../../logic/list-button/list-button.messages.ts';
import { textsOf } from '../host/texts.ts';
import { Drawing } from '../look/Drawing.tsx';
import type { ListButtonProps } from './list-button.props.ts';

interface ListButtonFrameProps extends Pick<ListButtonProps, 'env' | 'pressed'> {
  hasChoice: boolean;
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** Those of a button that opens a menu. */
  menuProps?: ButtonHTMLAttributes<HTMLButtonElement>;
  onPress?: () => void;
  /** The text of a failure. */
  failure?: string | undefined;
  announcement?: string;
  /** The open menu. */
  children?: ReactNode;
}

const HEART = 'M12 20C7 16 4 13 4 9a4.4 4.4 0 0 1 8-2 4.4 4.4 0 0 1 8 2c0 4-3 7-8 11z';

/** The attributes of a button whose menu is closed. */
const CLOSED = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;

/** The heart, and the regions that tell what became of a press. */
export function ListButtonFrame({ env, pressed, hasChoice, ...props }: ListButtonFrameProps) {
  const { buttonRef, menuProps = CLOSED, onPress, failure, announcement = '', children } = props;
  const texts = textsOf(listButtonMessages, env);
  const act = pressed ? texts.remove : texts.add;
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className="button"
        part="button"
        aria-pressed={pressed}
        title={hasChoice ? texts.choose : act}
        {...(hasChoice && menuProps)}
        onClick={onPress}
      >
        <Drawing slot="icon" path={HEART} />
        <slot name="label">
          <span className="unseen">{texts.add}</span>
        </slot>
      </button>
      {children}
      <div role="alert">
        {failure && (
          <p className="message" part="message">
            {failure}
          </p>
        )}
      </div>
      <div role="status" className="unseen">
        {announcement}
      </div>
    </>
  );
}
