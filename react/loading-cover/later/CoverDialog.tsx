import { Dialog } from '../../dialog/Dialog.tsx';
import dialogCss from '../../dialog/dialog.css';
import type { Environment } from '../../host/environment.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { useStyles } from '../../host/use-tag.ts';
import coverCss from './cover-dialog.css';
import { markBusy } from './mark-busy.ts';

/** Refuses to close, because the shopper cannot end the wait. */
const refuse = () => false;

interface CoverDialogProps {
  env: Environment;
  open: boolean;
  message: string;
}

/** A dialog with only the reason why the shopper has to wait. */
export function CoverDialog({ env, open, message }: CoverDialogProps) {
  const { host } = env;
  useStyles(env, dialogCss, coverCss);
  const place = host.parentElement;
  // a moved element has other siblings
  useOnChange([host, open, place], () => (open ? markBusy(host) : undefined));
  return (
    <Dialog open={open} labelledBy="message" onClose={refuse} className="cover">
      <div className="cover__spinner" part="spinner" />
      <p className="cover__message" id="message" part="message" role="status">
        {message}
      </p>
    </Dialog>
  );
}
