/** The content and the settings of an example's frame. */
export interface FrameOptions {
  readonly code: string;
  readonly lang: string;
  readonly dir: string;
  readonly scheme: string;
  /** The options of the platform in the frame, as JSON. */
  readonly platform: string;
  /** The absolute URL of the site, with a trailing slash. */
  readonly site: string;
}

/** The default platform of an example. */
export const platformIn = (lang: string): string => JSON.stringify({ lang });

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The pictures of the demo shop are served beside the pages, because a static site has no shop. */
const withOwnPictures = (code: string): string => code.replaceAll('"/img/', '"img/');

/** A static site has no tiles of the demo shop: a script generates them. */
const tilesFor = (code: string): string =>
  code.includes('"/tiles/') ? '\n<script src="tiles.js"></script>' : '';

/** The complete page in the frame of an example, isolated from the page around it. */
export const frameHtml = (options: FrameOptions): string => {
  const { code, lang, dir, scheme, platform, site } = options;
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" style="color-scheme: ${scheme}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Example</title>
<base href="${quoted(site)}">
<link rel="stylesheet" href="dist/css/shop.css">
<link rel="stylesheet" href="frame.css">
<script src="frame.js"></script>${tilesFor(code)}
<script src="dist/demo-platform.js" data-options="${quoted(platform)}"></script>
<script type="module" src="dist/dev/autoloader.js"></script>
<body><main>
${withOwnPictures(code)}</main></body>
</html>`;
};
