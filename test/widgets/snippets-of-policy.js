// Runs in the policy pages: inserts a snippet, like the tag.
import { insertMarkup } from '../../logic/platform/scripts/insert-markup.ts';
import { runScripts } from '../../logic/platform/scripts/run-scripts.ts';

window.ran = [];
const html = '<p id="snippet">x</p><script>ran.push(document.currentScript.nonce)</script>';
insertMarkup([{ region: 'body-end', html }], { isInert: false })
  .then(runScripts)
  .then(() => ran.push('end'));
