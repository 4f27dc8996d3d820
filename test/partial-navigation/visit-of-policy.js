// Runs in the pages of policies: the tag, and what happened in the page.
import { partialNavigationElement } from '../../elements/partial-navigation.element.ts';
import { registerElements } from '../../elements/start/register.ts';

window.ran = [];
document.addEventListener('shop-partial-navigation-end', () => ran.push('end'));
registerElements([partialNavigationElement]);
