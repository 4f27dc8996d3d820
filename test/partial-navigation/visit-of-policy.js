// Runs in the policy pages: registers the tag and records its events.

import { registerElements } from '../../elements/start/register.ts';
import { partialNavigationElement } from '../../elements/tags/partial-navigation/partial-navigation.element.ts';

window.ran = [];
document.addEventListener('shop-partial-navigation-end', () => ran.push('end'));
registerElements([partialNavigationElement]);
