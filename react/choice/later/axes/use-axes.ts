import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { requestVariantsAtom } from '../../../../logic/choice/later/request-variants.atoms.ts';
import {
  conflictsOf,
  type VariantAxis,
  type VariantValue,
  withAnswer,
  withChosen,
} from '../../../../logic/choice/variants.model.ts';
import type { Environment } from '../../../host/environment.ts';
import { useLatest } from '../../../host/use-latest.ts';

/** The axes of the page, with the shopper's later changes. */
interface Axes {
  readonly given: readonly VariantAxis[];
  readonly shown: readonly VariantAxis[];
  /** The id of the axis changed last. */
  readonly last: string | undefined;
}

interface Question {
  /** The id of the product of the page. */
  readonly product: string;
  readonly axis: VariantAxis;
  readonly value: VariantValue;
}

/** The axes of the page. Choosing a value without a link asks the platform for its combinations. */
export function useAxes(env: Environment, given: readonly VariantAxis[]) {
  const initial: Axes = { given, shown: given, last: undefined };
  const [state, setState] = useState(initial);
  // the page shows another variant
  const { shown, last } = state.given === given ? state : initial;
  const request = useSetAtom(requestVariantsAtom);
  const pending = useRef<AbortController>(undefined);
  const latest = useLatest(given);
  useLayoutEffect(() => () => pending.current?.abort(), []);
  const show = (axes: readonly VariantAxis[], axis: string | undefined) =>
    setState({ given, shown: axes, last: axis });

  const explore = async ({ product, axis, value }: Question): Promise<void> => {
    pending.current?.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    const axes = withChosen(shown, axis.id, value.id);
    show(axes, axis.id);
    const isNewest = () => !signal.aborted && latest.current === given;
    try {
      const last = value.id;
      const answer = await request({ product: value.product ?? product, axes, last, signal });
      if (isNewest()) show(withAnswer(axes, answer), axis.id);
    } catch (cause) {
      if (!isNewest()) return;
      show(shown, last);
      const message = `[shop] ${env.host.localName}: the variants of the product could not be read.`;
      env.fail({ code: 'response', message, cause });
    }
  };
  return { axes: shown, conflicts: conflictsOf(shown, last), explore };
}
