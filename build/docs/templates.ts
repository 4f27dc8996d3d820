import { code, fence, section, table } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

/** A named XSLT template that prints a tag. */
export interface Template {
  readonly name: string;
  readonly tag: string;
  /** Whether it prints the content of the tag instead of the tag. */
  readonly isInside: boolean;
  /** The parts of the page's XML that it reads. */
  readonly reads: string;
  readonly parameters: readonly Parameter[];
}

interface Parameter {
  readonly name: string;
  /** The XPath of its default; empty if it is empty or several lines long. */
  readonly select: string;
}

/** A line of the list at the top of the file: template, tag or its content, input. */
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
  `${isInside ? 'Call it inside the tag. ' : ''}It reads ${reads.includes('/') ? code(reads) : reads}.`,
  '',
  ...fence('xml', `<xsl:call-template name="${name}"/>`),
  ...table(
    ['parameter', 'default'],
    parameters.map(({ name: parameter, select }) => [code(parameter), code(select)]),
  ),
];

/** How an XSLT template prints the tag. */
export const inTemplate: SectionWriter = ({ tag, templates }) => [
  ...section('XSLT', [
    ...templates.flatMap(callOf),
    `Close the tag: \`<${tag}></${tag}>\`. HTML parses \`<${tag}/>\` as an open tag that contains the rest of the page.`,
    '',
  ]),
];
