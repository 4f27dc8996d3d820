/**
 * Strings that must be rendered literally and never run: set P of docs/faults.md#payloads. Each sets `__pwned` if it
 * runs.
 */
export const MARKUP_PAYLOADS: readonly string[] = [
  '<img src=x onerror=__pwned=1>',
  '<svg/onload=__pwned=1>',
  '"><script>__pwned=1</script>',
  '</style><img src onerror=__pwned=1>',
  '<math><mtext><mglyph><style><!--</style><img src onerror=__pwned=1>',
  '<noscript><p title="</noscript><img src=x onerror=__pwned=1>">',
  '<form><input name=attributes>',
  '<a id=defaultView>',
  '&lt;img src=x onerror=__pwned=1&gt;',
  "{{constructor.constructor('__pwned=1')()}}",
  '$' + '{__pwned=1}',
  '\u202Egpj.exe',
  '<b>'.repeat(10_000),
];

/** URLs that remain links: the safe half of set J. */
export const SAFE_URLS: readonly string[] = [
  '#a',
  '?q=1',
  'mailto:a@b',
  'tel:+48',
  '//evil.example/x',
  '/\\evil.example',
  'https:evil.example',
];

/** URLs whose link is removed while the text is kept: the other half of set J. */
export const REFUSED_URLS: readonly string[] = [
  'javascript:__pwned=1',
  ' javascript:__pwned=1',
  'java\tscript:__pwned=1',
  'JaVaScRiPt:__pwned=1',
  '\u0001javascript:__pwned=1',
  'data:text/html,<script>__pwned=1</script>',
  'vbscript:x',
  'blob:https://a/b',
  'http://[bad',
];

/** The empty URL of set J: it parses as the page itself. */
export const EMPTY_URL = '';

/** Whether a payload ran on this page. */
export const wasPwned = (page: Window = window): boolean => '__pwned' in page;
