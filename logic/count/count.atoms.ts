import { type Atom, atom } from 'jotai/vanilla';
import { outcomeOf } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { widgetParameters } from '../platform/widgets/widget-parameters.ts';
import { firstListAtom, readListsAtom } from '../shopping-lists/shopping-lists.atoms.ts';
import { pageState } from '../state/page-state.ts';
import { type Counted, productsIn, WIDGETS } from './count.model.ts';

type Counts = Readonly<Partial<Record<Counted, number>>>;

const countsAtom = pageState<Counts>(() => ({}));

/** A number shared by all elements; undefined until it has loaded. */
export const countOf = (of: Counted): Atom<number | undefined> =>
  atom((get) => {
    const count = get(countsAtom)[of];
    // a list created on this page
    const isNew = of === 'lists' && get(firstListAtom).isThere && count === 0;
    return isNew ? 1 : count;
  });

/** Reads a number in the batch of this task; after a failure the server-rendered number is kept. */
export const loadCountAtom = atom(null, async (get, set, of: Counted): Promise<void> => {
  const { requestWidgets } = get(platformAtom);
  const key = WIDGETS[of];
  const read = async () =>
    key
      ? productsIn(await requestWidgets({ [key]: widgetParameters(key) }), key)
      : (await set(readListsAtom))?.length;
  const { value } = await outcomeOf(read());
  if (value !== undefined) set(countsAtom, (counts) => ({ ...counts, [of]: value }));
});
