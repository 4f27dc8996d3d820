/** The rules of a stylesheet, each with the preceding comment; nested rules are inside. */
const RULE = /^(?:\/\*[\s\S]*?\*\/\n)?[^\s}/][\s\S]*?^\}$/gm;
const COMMENT = /^\/\*[\s\S]*?\*\/\n/;

/** The rules that begin with a prefix, in the order of the stylesheet. */
export function rulesOf(sheet: string, begins: readonly string[]): readonly string[] {
  const rules = sheet.match(RULE) ?? [];
  const wanted = begins.map((begin) => {
    const found = rules.find((rule) => rule.replace(COMMENT, '').startsWith(begin));
    if (!found) throw new Error(`[shop] docs: expected a rule for ${begin}.`);
    return found;
  });
  return rules.filter((rule) => wanted.includes(rule));
}
