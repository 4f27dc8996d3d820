import { code, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** A named template of XSLT that prints a tag. */
export interface Template {
  readonly name: string;
  readonly tag: string;
  /** Whether it prints what stands in the tag, and not the tag. */
  readonly isInside: boolean;
  /** What it reads of the page's XML, in words. */
  readonly reads: string;
  readonly parameters: readonly Parameter[];
}

interface Parameter {
  readonly name: string;
  /** Its default as XPath; nothing where it is empty or made by several lines. */
  readonly select: string;
}

/** A line of the list at the top of the file: template, tag or what is in it, what it reads. */
const LISTED =
  /^ {4}(?<name>shop:[a-z-]+) +(?<inside>the \w+ of )?(?<tag>shop-[a-z-]+) +(?<reads>.+)$/gm;
const PARAMETER = /^ {4}<xsl:param name="(?<name>[\w-]+)"(?: select="(?<select>[^"]*)")?/gm;

function parametersOf(xslt: string, name: string): readonly Parameter[] {
  const [, rest = ''] = xslt.split(`<xsl:template name="${name}">`);
  const [body = ''] = rest.split('</xsl:template>');
  return [...body.matchAll(PARAMETER)].map(({ groups }) => ({
    name: groups?.name ?? '',
    select: groups?.select ?? '',
  }));
}

/** The templates of `xslt/shop-elements.xsl` that print tags. */
export const readTemplates = (xslt: string): readonly Template[] =>
  [...xslt.matchAll(LISTED)].map(({ groups }) => {
    const { name = '', inside = '', tag = '', reads = '' } = groups ?? {};
    return { name, tag, isInside: inside !== '', reads, parameters: parametersOf(xslt, name) };
  });

const callOf = ({ name, isInside, reads, parameters }: Template): readonly string[] => [
  `${isInside ? 'Call it in the tag. ' : ''}It reads ${reads.includes('/') ? code(reads) : reads}.`,
  '',
  '```xml',
  `<xsl:call-template name="${name}"/>`,
  '```',
  '',
  ...table(
    ['parameter', 'default'],
    parameters.map(({ name: parameter, select }) => [code(parameter), code(select)]),
  ),
];

/** How a template of the platform prints the tag. */
export const inTemplate: SectionWriter = ({ tag, templates }) => [
  ...section('XSLT', [
    ...templates.flatMap(callOf),
    `Close the tag: \`<${tag}></${tag}>\`. Printed as \`<${tag}/>\` it swallows the rest of the page.`,
    '',
  ]),
];
