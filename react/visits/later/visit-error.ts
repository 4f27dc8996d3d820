/** Why a page cannot be shown in place of the current one. */
export type Misfit = 'region' | 'build' | 'base' | 'script' | 'kind' | 'history';

const TEXTS: Record<Misfit, string> = {
  region: 'a region is not on both pages',
  build: 'the next page is of another build of the shop',
  base: 'relative addresses of the next page start elsewhere',
  script: 'the next page has a script that this one lacks',
  kind: 'the next page is of another kind',
  history: 'the browser refused an entry in its history',
};

/** A page that requires a full navigation. */
export class VisitError extends Error {
  readonly code: Misfit;

  constructor(code: Misfit, cause?: unknown) {
    super(TEXTS[code], { cause });
    this.code = code;
  }
}
