import { CROSS, Icon } from '../look/Icon.tsx';

interface DialogHeaderProps {
  /** The heading; undefined where the content has one. */
  label: string | undefined;
  /** The name of the button that closes the dialog. */
  close: string;
  onClose: () => unknown;
}

/** What stays at the top of a dialog with content: its heading, and the button that closes it. */
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
