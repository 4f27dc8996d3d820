const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'";
const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/** Content security policies of the pages at /csp/<name>. */
const POLICIES = {
  strict: STRICT,
  'trusted-types': `${STRICT}; ${TRUSTED_TYPES}; trusted-types shop`,
  'trusted-types-html': `${STRICT}; ${TRUSTED_TYPES}; trusted-types shop html`,
  'trusted-types-none': `${STRICT}; ${TRUSTED_TYPES}; trusted-types 'none'`,
  'trusted-types-nonce': `${STRICT.replace("script-src 'self'", "script-src 'self' 'nonce-tested'")}; ${TRUSTED_TYPES}; trusted-types shop`,
  nonce:
    "default-src 'self'; script-src 'nonce-tested' 'strict-dynamic'; style-src 'self'; object-src 'none'; base-uri 'none'",
  'nonce-alone':
    "default-src 'none'; script-src 'nonce-tested'; style-src 'self'; connect-src 'self'",
  none: '',
};
const RECORDER = '/csp/recorder.js';
/** Records the errors of a page for the test that opened it: `frame.contentWindow.faults`. */
const RECORDER_SOURCE = `
window.faults = [];
const record = (text) => window.faults.push(text);
addEventListener('securitypolicyviolation', (event) => record(event.effectiveDirective + ' ' + event.blockedURI));
addEventListener('error', (event) => record(event.message ?? 'load ' + event.target.outerHTML), true);
addEventListener('unhandledrejection', (event) => record(String(event.reason)));
const { error } = console;
console.error = (...texts) => { record(texts.join(' ')); error(...texts); };
`;

function page(query) {
  const modules = query.getAll('module').map((src) => script(`type="module" src="${src}"`));
  return `<!doctype html>
<html lang="${query.get('lang') ?? 'pl'}">
<head><meta charset="utf-8"><title>Policy</title>${script(`src="${RECORDER}"`)}${modules.join('')}</head>
<body>${query.get('body') ?? ''}</body>
</html>`;
}

const script = (attributes) => `<script nonce="tested" ${attributes}></script>`;

/**
 * Serves /csp/<policy>?module=<script>&body=<html>&lang=<language>: a page under that policy.
 * Runs before the test runner's own plugins, which would add inline scripts to the page.
 */
export async function policyPages(ctx, next) {
  const [, name] = /^\/csp\/([\w-]+)$/.exec(ctx.path) ?? [];
  if (ctx.path === RECORDER) {
    ctx.type = 'js';
    ctx.body = RECORDER_SOURCE;
  } else if (name !== undefined && Object.hasOwn(POLICIES, name)) {
    if (POLICIES[name]) ctx.set('content-security-policy', POLICIES[name]);
    ctx.type = 'html';
    ctx.body = page(ctx.URL.searchParams);
  } else {
    await next();
  }
}
