import { Dialog } from '../../dialog/Dialog.tsx';
import dialogCss from '../../dialog/dialog.css';
import type { Environment } from '../../host/environment.ts';
import { useStyles } from '../../host/use-tag.ts';
import { LIVE } from '../../look/live.ts';
import coverCss from './cover-dialog.css';

/** Prevents closing, because the shopper cannot end the wait. */
const refuse = () => false;

interface CoverDialogProps {
  env: Environment;
  open: boolean;
  message: string;
}

/** A dialog with only the reason why the shopper has to wait. */
export function CoverDialog({ env, open, message }: CoverDialogProps) {
  useStyles(env, dialogCss, coverCss);
  return (
    <Dialog open={open} labelledBy="message" onClose={refuse} className="cover">
      <div className="cover__spinner" part="spinner" />
      <p className="cover__message" id="message" part="message" {...LIVE}>
        {message}
      </p>
    </Dialog>
  );
}
