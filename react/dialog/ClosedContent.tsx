/**
 * The children of an element whose dialog is not loaded. WebKit lets unslotted children have focus, so there is a slot;
 * it is in a box, because audits do not detect a hidden slot. The children of an open element show if the dialog fails
 * to load in time.
 */
export const ClosedContent = ({ open }: { open: boolean }) => (
  <div hidden={!open} className="coming">
    <slot />
  </div>
);
