/** Whether a code says that a postal code is wrong, of whichever address. */
export const isZipcodeCode = (code: string): boolean =>
  /^incorect_(?:delivery_|invoice_)?zipcode$/.test(code);
