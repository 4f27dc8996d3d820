import type { MenuItem } from '../../logic/menu/menu.model.ts';
import { safeImage } from '../../logic/wire/safe-link.ts';

/** The name of an item with its image, or the image that replaces the name. */
export function MenuLabel({ item: { name, picture } }: { item: MenuItem }) {
  const src = safeImage(picture?.src);
  if (!picture || !src) return name;
  const { width, height, isName } = picture;
  const size = { width, height };
  return (
    <>
      <img className="menu__picture" part="picture" src={src} alt={isName ? name : ''} {...size} />
      {!isName && <span>{name}</span>}
    </>
  );
}
