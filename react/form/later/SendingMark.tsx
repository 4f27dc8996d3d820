import { useLayoutEffect, useRef } from 'react';
import { formMessages } from '../../../logic/form/form.messages.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf, useStyles } from '../../host/use-tag.ts';
import { addAttributes } from '../../light-dom/add-attributes.ts';
import { isSubmitButton } from '../../light-dom/safe-form.ts';
import { coverButton } from '../../look/later/cover-button.ts';
import { LIVE } from '../../look/live.ts';
import type { Sending } from '../send-form.ts';
import sendingMarkCss from './sending-mark.css';

interface SendingMarkProps {
  env: Environment;
  /** The pending submission. */
  submission: Sending | undefined;
}

// not as a method of the form, which an input of that name shadows
const { querySelectorAll } = Element.prototype;

/** The submit button; the form's first one if a script submits it. */
const buttonOf = ({ form, submitter }: Sending): HTMLElement | undefined =>
  submitter ?? [...querySelectorAll.call(form, 'button,input')].find(isSubmitButton);

/** Shows that a form is being submitted: in a live region, and over its button, which keeps its size. */
export function SendingMark({ env, submission }: SendingMarkProps) {
  const cover = useRef<HTMLSpanElement>(null);
  const button = submission && buttonOf(submission);
  useStyles(env, sendingMarkCss);
  useLayoutEffect(() => button && addAttributes(button, { 'aria-busy': 'true' }), [button]);
  useLayoutEffect(() => {
    if (button && cover.current) return coverButton(cover.current, button);
  }, [button]);
  return (
    <>
      <div className="unseen" {...LIVE}>
        {submission && textsOf(formMessages, env).sending}
      </div>
      {button && <span ref={cover} className="sending" part="sending" aria-hidden="true" />}
    </>
  );
}
