import { join } from 'node:path';
import { transform } from '../../demo/shop/host/templates/xsltproc.ts';

// where xsltproc is missing, a file of tests fails once, and says how to get it
await transform({ stylesheet: join(import.meta.dirname, 'texts.xsl'), xml: '<texts/>' });
