import {
  type ChoiceOption,
  type ChoicePicture,
  withoutSuffix,
} from '../../../logic/choice/choice.model.ts';
import { textWithout } from '../../light-dom/text-without.ts';

/** The class of the note that we add to the label of a radio button. */
export const NOTE_CLASS = 'shop-choice-note';

const LEFT_OUT = `.${NOTE_CLASS}, input, select, script, style, template`;

/** The text of an element on one line, without controls and without our notes. */
export const textOf = (element: Element | null | undefined): string =>
  element ? textWithout(element, LEFT_OUT) : '';

/** The classes that themes use for a sold-out option and for the chosen one. */
const OUT = '.--disabled, .disabled';
const CHOSEN = ":is(.--selected, .active, [aria-current]:not([aria-current='false']))";

/** Whether an element is marked as the chosen option. */
export const isMarkedChosen = (element: Element): boolean => element.matches(CHOSEN);

function pictureOf(element: Element): ChoicePicture | undefined {
  const image = element.querySelector('img');
  const src = image?.getAttribute('src');
  const size = (name: string) => image?.getAttribute(name) ?? undefined;
  return src ? { src, width: size('width'), height: size('height') } : undefined;
}

/** Reads an option from an element with its text and image, such as a link. */
export function readOption(element: HTMLElement, id: string, link?: string): ChoiceOption {
  const text = textOf(element);
  const picture = pictureOf(element);
  const spare = element.querySelector('img')?.alt.trim() || element.title || element.ariaLabel;
  return {
    id,
    name: text || spare || id,
    isPictured: picture !== undefined && text === '',
    picture,
    link,
    isOut: element.matches(OUT),
  };
}

/** Reads an option of a select; some themes mark a sold-out option in its text. */
export function readSelectOption(option: HTMLOptionElement, id: string): ChoiceOption {
  const isOut = option.matches(OUT) || option.dataset.count === '0';
  const name = textOf(option) || option.label;
  return {
    id,
    name: isOut ? withoutSuffix(name) : name,
    isPictured: false,
    picture: undefined,
    link: option.dataset.link,
    isOut,
  };
}
