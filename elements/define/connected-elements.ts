import { getDefaultStore } from 'jotai/vanilla';
import { configAtom } from '../../logic/platform/config.ts';
import { onLanguageChange } from './page-language.ts';

interface Connected extends HTMLElement {
  /** The page's configuration or language changed. */
  pageChanged(): void;
}

const connected = new Set<Connected>();
let following = false;

function followPage(): void {
  following = true;
  const tellAll = () => {
    for (const element of connected) element.pageChanged();
  };
  getDefaultStore().sub(configAtom, tellAll);
  onLanguageChange(document, tellAll);
}

/** Tells the element of every later change of configuration and language; the result stops it. */
export function followPageChanges(element: Connected): () => void {
  if (!following) followPage();
  connected.add(element);
  return () => connected.delete(element);
}
