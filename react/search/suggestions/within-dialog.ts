const DIALOGS = 'dialog, shop-drawer, shop-modal';

/** Whether an element is the content of a dialog, which is an overlay already. */
export const isWithinDialog = (element: Element): boolean => element.closest(DIALOGS) !== null;
