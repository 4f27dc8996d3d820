import { isSameId } from '../../../logic/choice/choice.model.ts';
import { radiosOf } from '../read/read-children.ts';

/** What can have focus in a choice: an option of ours, the button of a list, or a radio button of the page. */
const stopsOf = (host: HTMLElement): readonly HTMLElement[] => {
  const rendered =
    host.shadowRoot?.querySelectorAll<HTMLElement>('[data-id], [role=combobox]') ?? [];
  return rendered.length > 0 ? [...rendered] : radiosOf(host);
};

/** The id of the option that an element is; undefined for the button of a list. */
export const optionIdOf = (stop: HTMLElement): string | undefined =>
  stop.dataset.id ?? (stop instanceof HTMLInputElement ? stop.value : undefined);

/** The element of an option; that of a list for any of its options. */
export const findOption = (host: HTMLElement, id: string): HTMLElement | undefined =>
  stopsOf(host).find((stop) => isSameId(id, optionIdOf(stop) ?? id));

/** Where focus enters a choice: its chosen option, else the first. */
export const entryOf = (host: HTMLElement, chosen: string | undefined): HTMLElement | undefined =>
  (chosen === undefined ? undefined : findOption(host, chosen)) ?? stopsOf(host)[0];
