/** Where an author may switch passkeys off. */
export const SWITCHES = ['mac', 'ios', 'safari', 'opera'] as const;
export type Switch = (typeof SWITCHES)[number];

const SAFARI_MIN_VERSION = 15;

const PATTERNS: Readonly<Record<Switch, RegExp>> = {
  ios: /\b(?:iPhone|iPad|iPod)\b/,
  mac: /\bMacintosh\b/,
  // every browser calls itself Safari; only Safari itself tells its version so, and names no other
  safari: /^(?!.*(?:Chrom|Android|CriOS|FxiOS|EdgiOS|OPT\/|OPiOS)).*\bVersion\/\d.*\bSafari\//,
  opera: /\b(?:OPR|Opera|OPT|OPiOS)\//,
};

const isSwitch = (text: string): text is Switch => SWITCHES.some((known) => known === text);

/** Whether a browser is too old for passkeys, or the author switched them off for it (docs/specification.md#s8-passkey-errors). */
export function isRefusedBrowser(userAgent: string, disabledOn: readonly string[]): boolean {
  const isOff = disabledOn.some((name) => isSwitch(name) && PATTERNS[name].test(userAgent));
  const version = PATTERNS.safari.test(userAgent) ? /Version\/(\d+)/.exec(userAgent) : null;
  return isOff || Number(version?.[1] ?? SAFARI_MIN_VERSION) < SAFARI_MIN_VERSION;
}
