import bundlers from '../../docs/site/guide/bundlers.md?raw';
import buying from '../../docs/site/guide/buying.md?raw';
import deliver from '../../docs/site/guide/deliver.md?raw';
import events from '../../docs/site/guide/events.md?raw';
import firstTag from '../../docs/site/guide/first-tag.md?raw';
import forms from '../../docs/site/guide/forms.md?raw';
import look from '../../docs/site/guide/look.md?raw';
import pictures from '../../docs/site/guide/pictures.md?raw';
import prices from '../../docs/site/guide/prices.md?raw';
import productPage from '../../docs/site/guide/product-page.md?raw';
import templates from '../../docs/site/guide/templates.md?raw';
import testing from '../../docs/site/guide/testing.md?raw';
import texts from '../../docs/site/guide/texts.md?raw';
import widgets from '../../docs/site/guide/widgets.md?raw';
import withoutScript from '../../docs/site/guide/without-script.md?raw';
import readme from '../../README.md?raw';
import { type Fence, fencesOf } from '../kit/fences.ts';

const TEXTS = [
  readme,
  firstTag,
  templates,
  look,
  texts,
  forms,
  buying,
  prices,
  productPage,
  pictures,
  widgets,
  events,
  withoutScript,
  deliver,
  bundlers,
  testing,
];

/** The code of README and guides in one language. */
export const snippetsIn = (language: string): readonly Fence[] =>
  TEXTS.flatMap(fencesOf).filter((fence) => fence.language === language);
