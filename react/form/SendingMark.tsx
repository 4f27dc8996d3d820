import { useLayoutEffect, useRef } from 'react';
import { formMessages } from '../../logic/form/form.messages.ts';
import type { Environment } from '../shared/environment.ts';
import { textsOf } from '../shared/texts.ts';
import { useStyles } from '../shared/use-styles.ts';
import { coverButton, markBusy } from './cover-button.ts';
import type { Sending } from './send-form.ts';
import sendingMarkCss from './sending-mark.css';
import { firstButton } from './theme-submission.ts';

interface SendingMarkProps {
  env: Environment;
  /** The submission under way. */
  sending: Sending | undefined;
}

/** Says that a form is being sent: in a live region, and on the button that sends it, which does not change its size. */
export function SendingMark({ env, sending }: SendingMarkProps) {
  const cover = useRef<HTMLSpanElement>(null);
  const button = sending && (sending.submitter ?? firstButton(sending.form));
  useStyles(env, sendingMarkCss);
  useLayoutEffect(() => button && markBusy(button), [button]);
  useLayoutEffect(() => {
    if (button && cover.current) return coverButton(cover.current, button);
  }, [button]);
  return (
    <>
      <div className="sending-said" role="status">
        {sending && textsOf(formMessages, env).sending}
      </div>
      {button && <span ref={cover} className="sending" part="sending" aria-hidden="true" />}
    </>
  );
}
