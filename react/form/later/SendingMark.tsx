import { useLayoutEffect, useRef } from 'react';
import { formMessages } from '../../../logic/form/form.messages.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf, useStyles } from '../../host/use-tag.ts';
import { isSubmitButton } from '../../light-dom/theme-submission.ts';
import { coverButton, markBusy } from '../../look/later/cover-button.ts';
import type { Sending } from '../send-form.ts';
import sendingMarkCss from './sending-mark.css';

interface SendingMarkProps {
  env: Environment;
  /** The submission under way. */
  submission: Sending | undefined;
}

// not the form's own method, which an input of that name hides
const { querySelectorAll } = Element.prototype;

/** The button that sends a form; its first one where a script sends it. */
const buttonOf = ({ form, submitter }: Sending): HTMLElement | undefined =>
  submitter ?? [...querySelectorAll.call(form, 'button,input')].find(isSubmitButton);

/** Shows that a form is being sent: in a live region, and over its button, which keeps its size. */
export function SendingMark({ env, submission }: SendingMarkProps) {
  const cover = useRef<HTMLSpanElement>(null);
  const button = submission && buttonOf(submission);
  useStyles(env, sendingMarkCss);
  useLayoutEffect(() => button && markBusy(button), [button]);
  useLayoutEffect(() => {
    if (button && cover.current) return coverButton(cover.current, button);
  }, [button]);
  return (
    <>
      <div className="unseen" role="status">
        {submission && textsOf(formMessages, env).sending}
      </div>
      {button && <span ref={cover} className="sending" part="sending" aria-hidden="true" />}
    </>
  );
}
