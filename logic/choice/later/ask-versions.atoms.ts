import { atom } from 'jotai/vanilla';
import { platformAtom } from '../../platform/platform.atoms.ts';
import { PlatformError } from '../../platform/platform-error.ts';
import { parseJson } from '../../wire/json.ts';
import { type AxisAnswer, chosenIds, type VersionAxis } from '../versions.model.ts';
import { VersionsAnswerSchema } from '../versions.schema.ts';

export const VERSIONS_TIMEOUT_MS = 8000;

/** What is asked of the versions of a product. */
interface VersionsQuestion {
  /** The id of a product of the group. */
  readonly product: string;
  readonly axes: readonly VersionAxis[];
  /** The value that was chosen last. */
  readonly last: string;
  readonly signal: AbortSignal;
}

/** The address of a question. */
export function versionsUrl({ product, axes, last }: Omit<VersionsQuestion, 'signal'>): string {
  const selected = encodeURIComponent(chosenIds(axes));
  const versions = `multiversions[selected]=${selected}&multiversions[last_selected]=${encodeURIComponent(last)}`;
  return `/ajax/projector.php?product=${encodeURIComponent(product)}&get=multiversions&${versions}`;
}

/** The JSON of an answer; some shops print text around it. */
const jsonIn = (text: string): string => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/** Asks where the values of all axes lead beside the chosen ones, or rejects with `PlatformError`. */
export const askVersionsAtom = atom(
  null,
  async (get, _set, question: VersionsQuestion): Promise<readonly AxisAnswer[]> => {
    const { signal } = question;
    const text = await get(platformAtom).fetchText(versionsUrl(question), {
      signal,
      timeoutMs: VERSIONS_TIMEOUT_MS,
    });
    const answer = parseJson(VersionsAnswerSchema, jsonIn(text));
    if (!answer?.length) throw new PlatformError('multiversions', 'response');
    return answer;
  },
);
