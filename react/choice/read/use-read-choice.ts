import type { ChoiceOf } from '../../../logic/choice/choice.constants.ts';
import { isSameData, useLightDom } from '../../light-dom/use-light-child.ts';
import { type ChoiceRead, readChoice } from './read-choice.ts';

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: [
    'class',
    'aria-current',
    'href',
    'src',
    'alt',
    'value',
    'label',
    'data-count',
    'data-link',
    'data-product',
    'data-values_id',
    'data-size-type',
    'data-days',
  ],
};

/** Reads the options from the children of the element, again when they change or the shopper chooses. */
export const useReadChoice = (host: HTMLElement, of: ChoiceOf): ChoiceRead | undefined =>
  useLightDom(host, {
    read: () => readChoice(host, of),
    changes: CHANGES,
    events: ['change'],
    // scripts of the theme mark options on every mouse movement
    isSame: isSameData,
    keys: [of],
  });
