import { isSameId } from '../../../logic/choice/choice.model.ts';
import { radiosOf } from '../read/read-children.ts';

/** The focusable elements of a choice: our options, the button of a list, or radio buttons of the page. */
const stopsOf = (host: HTMLElement): readonly HTMLElement[] => {
  const rendered =
    host.shadowRoot?.querySelectorAll<HTMLElement>('[data-id], [role=combobox]') ?? [];
  return rendered.length > 0 ? [...rendered] : radiosOf(host);
};

/** The id of the option that an element represents; undefined for the button of a list. */
export const optionIdOf = (stop: HTMLElement): string | undefined =>
  stop.dataset.id ?? (stop instanceof HTMLInputElement ? stop.value : undefined);

/** The element of an option; in a list, its button. */
export const findOption = (host: HTMLElement, id: string): HTMLElement | undefined =>
  stopsOf(host).find((stop) => isSameId(id, optionIdOf(stop) ?? id));

/** The element that receives focus first: the chosen option, else the first. */
export const entryOf = (host: HTMLElement, chosen: string | undefined): HTMLElement | undefined =>
  (chosen === undefined ? undefined : findOption(host, chosen)) ?? stopsOf(host)[0];
