/** Whether programs that are installed on the machine stay unused, so that the tests run on what npm brings alone. */
export const hidesInstalled = () => Boolean(process.env.SHOP_HIDE_INSTALLED);
