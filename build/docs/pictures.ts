import { createCatalogue } from '../../demo/platform/catalogue/catalogue.ts';
import { drawingAt } from '../../demo/platform/images/drawing-at.ts';

/** A picture of the demo shop, which a static site has to bring along. */
const PICTURE = /"(?:\.\.)?\/(img\/[\w-]+\.svg)/g;

/** The drawings that the pages of the site show in their examples, by their paths. */
export function picturesIn(pages: readonly string[]): ReadonlyMap<string, string> {
  const catalogue = createCatalogue();
  const paths = pages.flatMap((page) => [...page.matchAll(PICTURE)].map(([, path = '']) => path));
  return new Map(
    [...new Set(paths)].flatMap((path) => {
      const drawing = drawingAt(`/${path}`, catalogue);
      return drawing === undefined ? [] : [[path, drawing] as const];
    }),
  );
}
