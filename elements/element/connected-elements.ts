import { authorStylesAtom } from '../../logic/config/author-styles.atoms.ts';
import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { renderNow } from '../../react/host/render-queue.ts';
import { onLanguageChange } from '../page/page-language.ts';

interface Connected extends HTMLElement {
  /** Called when the configuration, the author's stylesheet or the language of the page changed. */
  pageChanged(): void;
}

/** Events before which all pending changes of the task are rendered. */
const ACTS = ['click', 'keydown', 'input', 'change', 'submit'];

const connected = new Set<Connected>();
let following = false;

function followPage(): void {
  following = true;
  const notifyAll = () => {
    for (const element of connected) element.pageChanged();
  };
  pageStore.sub(configAtom, notifyAll);
  pageStore.sub(authorStylesAtom, notifyAll);
  onLanguageChange(notifyAll);
  for (const act of ACTS) addEventListener(act, renderNow, true);
}

/** Notifies the element of changes to the configuration, the stylesheet and the language. The result unsubscribes. */
export function followPageChanges(element: Connected): () => void {
  if (!following) followPage();
  connected.add(element);
  return () => connected.delete(element);
}
