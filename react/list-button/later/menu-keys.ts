const isLetter = (key: string): boolean => [...key].length === 1 && key !== ' ';

const startsWith = (item: HTMLElement, letter: string): boolean =>
  (item.textContent ?? '').trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());

/** The item of a menu that a key moves to; undefined when the key does not move (APG menu). */
export function itemAfterKey(key: string, menu: HTMLElement): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = (at + 1) % items.length;
  switch (key) {
    case 'ArrowDown':
      return items[next];
    case 'ArrowUp':
      return items.at(Math.max(at, 0) - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return isLetter(key)
        ? [...items.slice(next), ...items.slice(0, next)].find((item) => startsWith(item, key))
        : undefined;
  }
}
