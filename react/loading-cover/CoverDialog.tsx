import { Dialog } from '../shared/Dialog.tsx';
import dialogCss from '../shared/dialog.css';
import coverCss from './cover-dialog.css';

/** What the cover looks like; to be adopted before it opens. */
export const coverStyles: readonly string[] = [dialogCss, coverCss];

/** The shopper cannot close it. */
const refuse = () => false;

/** A dialog that only says why the shopper has to wait. */
export function CoverDialog({ open, message }: { open: boolean; message: string }) {
  return (
    <Dialog open={open} labelledBy="message" onClose={refuse} className="cover">
      <div className="cover__spinner" part="spinner" />
      <p className="cover__message" id="message" part="message" role="status">
        {message}
      </p>
    </Dialog>
  );
}
