import { CROSS, IconButton } from '../look/Icon.tsx';

interface DialogHeaderProps {
  /** The heading; undefined if the content has its own. */
  label: string | undefined;
  /** The label of the close button. */
  close: string;
  onClose: () => unknown;
}

/** The header of a dialog: its heading and the close button. */
export const DialogHeader = ({ label, close, onClose }: DialogHeaderProps) => (
  <div className={`dialog__header ${label ? '' : 'dialog__header--bare'}`} part="header">
    {label && (
      <h2 className="dialog__heading" id="heading" part="heading">
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
