import { createCatalogue } from '../../demo/platform/catalogue/catalogue.ts';
import { drawingAt } from '../../demo/platform/images/drawing-at.ts';

/** An image of the demo shop, which a static site must include. */
const PICTURE = /"(?:\.\.)?\/(img\/[\w-]+\.svg)/g;

/** The images in the examples of the site's pages, by path. */
export function picturesIn(pages: readonly string[]): ReadonlyMap<string, string> {
  const catalogue = createCatalogue();
  const paths = pages.flatMap((page) => [...page.matchAll(PICTURE)].map(([, path = '']) => path));
  return new Map(
    [...new Set(paths)].flatMap((path) => {
      const picture = drawingAt(`/${path}`, catalogue);
      return picture === undefined ? [] : [[path, picture] as const];
    }),
  );
}
