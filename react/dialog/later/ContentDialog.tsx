import { type ReactNode, useLayoutEffect } from 'react';
import { dialogMessages } from '../../../logic/dialog/dialog.messages.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf, useStyles } from '../../host/use-tag.ts';
import { useLightChild } from '../../light-dom/use-light-child.ts';
import contentDialogCss from '../content-dialog.css';
import { Dialog } from '../Dialog.tsx';
import { DialogHeader } from '../DialogHeader.tsx';
import dialogCss from '../dialog.css';

export interface ContentDialogProps {
  env: Environment;
  open: boolean;
  /** The text of the heading; without one the content names the dialog. */
  label: string | undefined;
  /** Called when the shopper requests to close it; `false` prevents that. */
  onClose: () => unknown;
  /** For the stylesheet of one feature. */
  className: string;
  /** Buttons below the content, in place of the slotted ones. */
  actions?: ReactNode;
}

/** A dialog around the element's own children, with a close button. */
export function ContentDialog({ env, label, className, actions, ...dialog }: ContentDialogProps) {
  const { host } = env;
  const { open } = dialog;
  useStyles(env, dialogCss, contentDialogCss);
  useLayoutEffect(() => {
    // most browsers consider only the dialog's own children
    if (open) host.querySelector<HTMLElement>('[autofocus]')?.focus();
  }, [host, open]);
  const texts = textsOf(dialogMessages, env);
  const title = useLightChild(env, 'h1,h2,h3,h4,h5,h6');
  const footer = useLightChild(env, ':scope > [slot=footer]');
  const name = host.getAttribute('aria-label') || title?.textContent?.trim() || texts.dialog;
  return (
    <Dialog
      {...dialog}
      className={`dialog--content ${className}`}
      labelledBy={label && 'heading'}
      label={label ? undefined : name}
    >
      <DialogHeader label={label} close={texts.close} onClose={dialog.onClose} />
      <div className="dialog__content" part="content">
        <slot />
      </div>
      {(actions || footer) && (
        <div className="dialog__footer" part="footer">
          {actions ?? <slot name="footer" />}
        </div>
      )}
    </Dialog>
  );
}
