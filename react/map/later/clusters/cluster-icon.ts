import { Icon } from 'leaflet';
import { button, textNode, unseen } from '../nodes.ts';

/** The button of a group: its number for the eye, its name for screen readers. */
export class ClusterIcon extends Icon<{ iconUrl: string; count: number; name: string }> {
  constructor(count: number, name: string) {
    super({ iconUrl: '', count, name });
  }

  override createIcon(): HTMLElement {
    const { count, name } = this.options;
    const made = button('group', 'group');
    const shown = textNode('span', 'group__count', String(count));
    shown.ariaHidden = 'true';
    made.append(shown, unseen(name));
    return made;
  }

  override createShadow(): HTMLElement {
    // the library takes null, which its types do not say, for none
    return null as unknown as HTMLElement;
  }
}
