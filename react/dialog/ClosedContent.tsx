/**
 * The children of a tag before its dialog is there. WebKit lets children without a slot have focus, so there is one; in
 * a box, as audits do not see that a slot is hidden. Those of an open tag show where the dialog does not come in time.
 */
export const ClosedContent = ({ open }: { open: boolean }) => (
  <div hidden={!open} className="coming">
    <slot />
  </div>
);
