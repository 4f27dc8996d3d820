import type { HostBlock } from './block.ts';

export const filters: HostBlock = {
  key: 'filters',
  name: 'Filters of a list',
  step: 'acts',
  tags: ['filters'],
  benefit: 'Filters apply themselves, with the number of products beside each choice.',
  themePage: { page: '/search.php', elements: ['.menu_filter__form'] },
  keep: [
    {
      what: 'the form with its hidden `input.__serialize`',
      why: 'The tag writes the choices into it, as the platform reads them.',
      selector: '.menu_filter__form .__serialize[name=filter_producer]',
    },
    {
      what: 'the checkboxes with their ids and `data-id`',
      why: 'Both together name the filter and its value.',
      selector: '[id^="filter_producer_"][data-id=filter_producer]',
    },
    {
      what: 'the button that submits the form',
      why: 'It filters without JavaScript.',
      selector: '.menu_filter__form [type=submit]',
    },
  ],
  drop: [
    {
      what: 'the class that binds the theme’s script to the form (here `filters__form`), if the tag replaces it',
      why: 'Around the form, the tag prevents a second submission.',
      selector: '.filters__form',
      isOnlyInstead: true,
    },
  ],
  check: [
    'A choice filters the list once, and its number is the number of products.',
    'Back removes the filter from the list, the form and the URL.',
    'Without JavaScript the button filters.',
  ],
};
