/** Shows the popover above all that is there; a browser without popovers has its `z-index`. */
export function raise(popover: HTMLElement | null): void {
  if (!popover?.showPopover || !popover.isConnected) return;
  if (popover.matches(':popover-open')) popover.hidePopover();
  popover.showPopover();
}
