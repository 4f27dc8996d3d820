/** The headers that limit a page to its own scripts, styles and addresses; a theme may use `style` attributes. */
export function pagePolicy(
  nonce: string,
  accountsUrl: string,
  hasStyleAttributes: boolean,
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...(hasStyleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(accountsUrl).origin}`,
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
