import { configAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { renderNow } from '../../react/host/render-queue.ts';
import { onLanguageChange } from '../page/page-language.ts';

interface Connected extends HTMLElement {
  /** The page's configuration or language changed. */
  pageChanged(): void;
}

/** Acts of a shopper or a script; before them, tags render what the page has set in the same task. */
const ACTS = ['click', 'keydown', 'input', 'change', 'submit'];

const connected = new Set<Connected>();
let following = false;

function followPage(): void {
  following = true;
  const notifyAll = () => {
    for (const element of connected) element.pageChanged();
  };
  pageStore.sub(configAtom, notifyAll);
  onLanguageChange(notifyAll);
  for (const act of ACTS) addEventListener(act, renderNow, true);
}

/** Tells the element of later changes of configuration and language until the result is called. */
export function followPageChanges(element: Connected): () => void {
  if (!following) followPage();
  connected.add(element);
  return () => connected.delete(element);
}
