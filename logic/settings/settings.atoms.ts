import { atom } from 'jotai/vanilla';
import { mergeMessageOverrides } from '../texts/message-overrides.ts';
import type { MessageOverrides } from '../texts/messages.ts';
import { readPageGlobals } from './page-globals.ts';
import { DEFAULT_CONFIG, type ShopConfig } from './shop-config.ts';

/** A partial configuration; undefined values are not set. */
export type ConfigOverrides = { [K in keyof ShopConfig]?: ShopConfig[K] | undefined };

const readingsAtom = atom(0);
const pageConfigAtom = atom<ShopConfig>((get) => {
  get(readingsAtom);
  return { ...DEFAULT_CONFIG, ...readPageGlobals() };
});
const elementConfigAtom = atom<Partial<ShopConfig>>({});
const registeredMessagesAtom = atom<MessageOverrides>({});

/** The current configuration. */
export const configAtom = atom<ShopConfig>((get) => {
  const [page, element] = [get(pageConfigAtom), get(elementConfigAtom)];
  const messages = mergeMessageOverrides(
    page.messages,
    element.messages,
    get(registeredMessagesAtom),
  );
  return { ...page, ...element, messages };
});

/** Sets the values of `<shop-config>`; undefined ones keep those of the page. */
export const configureAtom = atom(null, (_get, set, overrides: ConfigOverrides) => {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  set(elementConfigAtom, Object.fromEntries(given));
});

/** Clears the settings of tags and functions, and reads those of the page again. */
export const forgetConfigAtom = atom(null, (_get, set) => {
  set(elementConfigAtom, {});
  set(registeredMessagesAtom, {});
  set(readingsAtom, (count) => count + 1);
});

/** Replaces texts, in addition to `<shop-config>`. */
export const registerMessagesAtom = atom(null, (get, set, texts: MessageOverrides) => {
  set(registeredMessagesAtom, mergeMessageOverrides(get(registeredMessagesAtom), texts));
});
