import { warnAuthor } from '../../logic/page/warn-author.ts';

/** The folder of our scripts. */
const SCRIPTS = new URL('.', import.meta.url).href;
const SHEET = /\/shop\.css\b/;

/** Warns if the page's Content Security Policy blocks a request of our scripts, or our stylesheet. */
export function followPolicy(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    if (!sourceFile?.startsWith(SCRIPTS) && !SHEET.test(blockedURI)) return;
    const directive = effectiveDirective.replace(/-(?:elem|attr)$/, '');
    warnAuthor(
      'shop',
      `the page's policy blocks ${blockedURI}; expected its host in ${directive}.`,
      'guide/deliver',
    );
  });
}
