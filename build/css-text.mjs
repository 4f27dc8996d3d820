import { transformSync } from 'esbuild';

/** `import css from './x.css'` gives the minified text of the file. */
export const cssText = () => ({
  name: 'css-text',
  transform(code, id) {
    if (!id.endsWith('.css')) return null;
    return { code: `export default ${JSON.stringify(minifyCss(code))};`, map: { mappings: '' } };
  },
});

/** The stylesheet without comments and unnecessary white space; throws for invalid CSS. */
export function minifyCss(code) {
  const { code: css, warnings } = transformSync(code, {
    loader: 'css',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
  });
  if (warnings.length > 0) throw new SyntaxError(`[shop] css: ${warnings[0].text}`);
  return css.trim();
}
