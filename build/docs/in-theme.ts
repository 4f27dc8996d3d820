import { HOST_BLOCKS } from '../../demo/shop/host/blocks/blocks.ts';
import { section } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** The blocks of the platform's default theme that the tag can replace. */
export const inTheme: SectionWriter = ({ tag }) => {
  const blocks = HOST_BLOCKS.filter(({ tags }) => tags.some((key) => tag === `shop-${key}`));
  const links = blocks.map(({ key, name }) => `- [${name}](../blocks/${key}.md)`);
  return section(
    'In the default theme',
    links.length > 0
      ? ['The change of the template, and the markup that the theme still needs:', '', ...links, '']
      : [],
  );
};
