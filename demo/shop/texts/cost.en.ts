import type { costPolish } from './cost.pl.ts';

export const costEnglish: typeof costPolish = {
  heading: 'What this page costs',
  intro:
    'The page lists which scripts of the library it has loaded, when and why. Point at the cart, press the menu or start typing in the search box, and see what changes.',
  scripts: 'Scripts of the library',
  file: 'File',
  size: 'Size',
  time: 'Time',
  reason: 'Reason',
  total: 'Total',
  reasons: { page: 'with the page', later: 'later, when it was needed' },
  tags: 'Tags on the page',
  tag: 'Tag',
  stage: 'Stage',
  stages: { waiting: 'shows its children', shown: 'shows its component' },
  products: 'Something to touch',
  compared: 'The same header: ours, and with stock r2wc',
  comparison:
    'Both have the menu, the search box and the cart, made of the same components. Above are the tags of the library, below the components wrapped by r2wc alone. Touch them and watch the sums.',
  header: 'Header',
  files: 'Files',
  ours: 'shop-elements',
  stock: 'stock r2wc',
  needsScript: 'A script fills this page.',
};
