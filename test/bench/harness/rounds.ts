import type { Row } from './bound.ts';
import { median, ratios } from './statistics.ts';

/** The number of measured rounds; one more round before them warms up caches and is discarded. */
export const ROUNDS = 11;

/** The values of each name, by round. */
export type Samples = ReadonlyMap<string, readonly number[]>;

/**
 * Runs all variants once per round, each round in a different order, so that a temporary disturbance
 * of the machine affects all of them.
 */
export async function interleave<V>(
  variants: readonly V[],
  run: (variant: V, put: (name: string, value: number) => void) => Promise<void>,
  rounds = ROUNDS,
): Promise<Samples> {
  const samples = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1) {
    const put = (name: string, value: number) => {
      if (round > 0) samples.set(name, [...(samples.get(name) ?? []), value]);
    };
    const first = round % variants.length;
    for (const variant of [...variants.slice(first), ...variants.slice(0, first)]) {
      await run(variant, put);
    }
  }
  return samples;
}

/** The samples of a name; throws when there are none. */
export function samplesOf(samples: Samples, name: string): readonly number[] {
  const values = samples.get(name);
  if (!values) throw new Error(`[bench] ${name}: nothing was measured.`);
  return values;
}

/** The median of a name's samples in ms, with their spread. */
export function medianRow(
  samples: Samples,
  name: string,
  row: Pick<Row, 'what' | 'limit' | 'detail'>,
): Row {
  const values = samplesOf(samples, name);
  const spread = [Math.min(...values), Math.max(...values)] as const;
  return { ...row, measured: median(values), unit: 'ms', spread };
}

/** Two names of samples, and the bound of their ratio. */
interface Compared {
  readonly what: string;
  readonly of: string;
  readonly to: string;
  readonly limit: number;
  /** The unit of the samples. */
  readonly measure?: 'ms' | 'KB';
}

/** The cost of `of` relative to `to`: the median of the rounds' ratios. */
export function ratioRow(samples: Samples, { what, of, to, limit, measure = 'ms' }: Compared): Row {
  const [ours, theirs] = [samplesOf(samples, of), samplesOf(samples, to)];
  const each = ratios(ours, theirs);
  return {
    what,
    measured: median(each),
    limit,
    unit: '×',
    spread: [Math.min(...each), Math.max(...each)],
    detail: `${median(ours).toFixed(1)} ${measure} against ${median(theirs).toFixed(1)} ${measure}`,
  };
}
