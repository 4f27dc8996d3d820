import { type ReactNode, useId } from 'react';
import { dialogMessages } from '../../../logic/dialog/dialog.messages.ts';
import type { Product } from '../../../logic/product/product.model.ts';
import contentDialogCss from '../../dialog/content-dialog.css';
import { Dialog } from '../../dialog/Dialog.tsx';
import { DialogHeader } from '../../dialog/DialogHeader.tsx';
import dialogCss from '../../dialog/dialog.css';
import type { Environment } from '../../host/environment.ts';
import { textsOf, useStyles } from '../../host/use-tag.ts';
import buttonCss from '../../look/button.css';

/** Props of a dialog that a button opens. */
export interface StockDialogProps {
  env: Environment;
  open: boolean;
  product: Product;
  onClose: () => void;
}

interface FrameProps extends Omit<StockDialogProps, 'product'> {
  label: string;
  /** The stylesheet of the content. */
  css: string;
  children: ReactNode;
}

/** A dialog around data requested from the platform. */
export function StockDialog({ env, open, label, css, onClose, children }: FrameProps) {
  useStyles(env, dialogCss, contentDialogCss, buttonCss, css);
  const { close } = textsOf(dialogMessages, env);
  const heading = useId();
  return (
    <Dialog open={open} className="dialog--content" labelledBy={heading} onClose={onClose}>
      <DialogHeader label={label} id={heading} close={close} onClose={onClose} />
      <div className="dialog__content" part="content">
        {children}
      </div>
    </Dialog>
  );
}
