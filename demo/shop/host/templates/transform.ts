import { saxon } from './saxon.ts';
import type { Transformation } from './transformation.ts';
import { hasXsltproc, xsltproc } from './xsltproc.ts';

let isInstalled: boolean | undefined;

/** Transforms XML like the platform: with its own engine if `xsltproc` is installed, else with the one from npm. */
export function transform(transformation: Transformation): Promise<string> {
  // hides installed programs, so that tests only use npm packages
  if (process.env.SHOP_HIDE_INSTALLED) return saxon(transformation);
  isInstalled ??= hasXsltproc();
  return isInstalled ? xsltproc(transformation) : saxon(transformation);
}
