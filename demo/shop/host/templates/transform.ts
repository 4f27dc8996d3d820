import { hidesInstalled } from '../../../../scripts/installed.mjs';
import { saxon } from './saxon.ts';
import type { Transformation } from './transformation.ts';
import { hasXsltproc, xsltproc } from './xsltproc.ts';

let isInstalled: boolean | undefined;

/** Transforms XML as the platform does: by its own engine where `xsltproc` is installed, else by one that npm brings. */
export function transform(transformation: Transformation): Promise<string> {
  if (hidesInstalled()) return saxon(transformation);
  isInstalled ??= hasXsltproc();
  return isInstalled ? xsltproc(transformation) : saxon(transformation);
}
