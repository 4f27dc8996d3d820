const DIALOGS = 'dialog, shop-drawer, shop-modal';

/** Whether an element is inside a dialog, which already is an overlay. */
export const isWithinDialog = (element: Element): boolean => element.closest(DIALOGS) !== null;
