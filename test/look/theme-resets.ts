/** The resets of nearly every theme of the platform. */
export const RESETS = `
  html { font-size: 10px; box-sizing: border-box }
  * { margin: 0; padding: 0; box-sizing: inherit }
  body { font-size: 1.6rem }`;
