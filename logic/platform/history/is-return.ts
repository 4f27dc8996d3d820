/** Whether Back or Forward has opened the page. */
export const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => Reflect.get(entry, 'type') === 'back_forward');
