/** Why a page cannot be shown in place of the current one. */
export type Misfit = 'region' | 'build' | 'history';

const TEXTS: Record<Misfit, string> = {
  region: 'a region is not on both pages',
  build: 'the next page is of another build of the shop',
  history: 'the browser refused an entry in its history',
};

/** A page that only the browser can go to. */
export class VisitError extends Error {
  readonly code: Misfit;

  constructor(code: Misfit, cause?: unknown) {
    super(`[shop] shop-partial-navigation: ${TEXTS[code]}.`, { cause });
    this.code = code;
  }
}
