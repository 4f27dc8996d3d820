import breadcrumbsCss from '../react/breadcrumbs/breadcrumbs.css';
import { declareElement } from './declare/declaration.ts';

export const breadcrumbsElement = declareElement({
  tag: 'shop-breadcrumbs',
  component: async () => (await import('../react/breadcrumbs/Breadcrumbs.tsx')).Breadcrumbs,
  styles: [breadcrumbsCss],
  activate: 'ready',
  attributes: {},
  events: {},
});
