import type { AnyDocs, Purpose } from '../../elements/declare/docs.ts';
import { docs } from '../../elements/docs.ts';
import type { Texts } from '../platform/language.ts';

/** A tag by its key, with its purpose. */
export interface TagEntry {
  readonly key: string;
  readonly about: Texts;
}

/** Tags with a common purpose. */
export interface TagGroup {
  readonly name: Texts;
  readonly tags: readonly TagEntry[];
}

const NAMES: Readonly<Record<Purpose, Texts>> = {
  shopping: { pl: 'Koszyk, ceny, listy', en: 'Basket, prices, lists' },
  finding: { pl: 'Szukanie i menu', en: 'Search and menu' },
  forms: { pl: 'Formularze', en: 'Forms' },
  messages: { pl: 'Okna i wiadomości', en: 'Dialogs and messages' },
  page: { pl: 'Konto, zgody, strona', en: 'Account, consent, page' },
  pictures: { pl: 'Zdjęcia i slajdy', en: 'Pictures and slides' },
};

const entryOf = ([tag, { purpose, summary }]: [string, AnyDocs]) => ({
  key: tag.slice('shop-'.length),
  about: summary,
  purpose,
});
const ENTRIES = Object.entries<AnyDocs>(docs).map(entryOf);

/** Every tag of the library, by purpose. */
export const TAG_GROUPS: readonly TagGroup[] = Object.entries(NAMES).map(([purpose, name]) => ({
  name,
  tags: ENTRIES.filter((entry) => entry.purpose === purpose),
}));

/** A tag by its key; undefined where there is no such tag. */
export const tagEntry = (key: string): TagEntry | undefined =>
  ENTRIES.find((entry) => entry.key === key);
