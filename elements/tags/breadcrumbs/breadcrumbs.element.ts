import { Breadcrumbs } from '../../../react/breadcrumbs/Breadcrumbs.tsx';
import breadcrumbsCss from '../../../react/breadcrumbs/breadcrumbs.css';
import { declareElement } from '../../declare/declaration.ts';

export const breadcrumbsElement = declareElement({
  tag: 'shop-breadcrumbs',
  group: 'page',
  component: Breadcrumbs,
  styles: [breadcrumbsCss],
  activate: 'ready',
  attributes: {},
  events: {},
});
