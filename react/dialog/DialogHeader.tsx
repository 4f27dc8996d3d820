import { CROSS, IconButton } from '../look/Icon.tsx';

interface DialogHeaderProps {
  /** The heading; undefined if the content has its own. */
  label: string | undefined;
  /** The id of the heading; dialogs of one shadow root need different ones. */
  id?: string;
  /** The label of the close button. */
  close: string;
  onClose: () => unknown;
}

/** The header of a dialog: its heading and the close button. */
export const DialogHeader = ({ label, id = 'heading', close, onClose }: DialogHeaderProps) => (
  <div className={`dialog__header ${label ? '' : 'dialog__header--bare'}`} part="header">
    {label && (
      <h2 className="dialog__heading" id={id} part="heading">
        {label}
      </h2>
    )}
    <IconButton
      className="dialog__close"
      part="close"
      label={close}
      slot="icon-close"
      path={CROSS}
      onClick={onClose}
    />
  </div>
);
