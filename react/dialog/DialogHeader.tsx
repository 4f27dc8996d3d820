import { CROSS, Icon } from '../look/Icon.tsx';

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
    <button
      type="button"
      className="dialog__close"
      part="close"
      aria-label={close}
      onClick={onClose}
    >
      <Icon slot="icon-close" path={CROSS} />
    </button>
  </div>
);
