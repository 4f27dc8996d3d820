/** Whether programs installed on the machine are hidden, so that the tests only use npm packages. */
export const hidesInstalled = () => Boolean(process.env.SHOP_HIDE_INSTALLED);
