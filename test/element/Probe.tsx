import { useLayoutEffect, useState } from 'react';
import * as v from 'valibot';
import {
  flag,
  json,
  list,
  number,
  oneOf,
  text,
  textOr,
} from '../../elements/declare/attributes.ts';
import { declareElement, method } from '../../elements/declare/declaration.ts';
import { cancelable, notifies } from '../../elements/declare/events.ts';
import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../../react/host/environment.ts';
import { useMethods, useStates } from '../../react/host/use-tag.ts';

export interface ProbeProps {
  env: Environment;
  name: string | undefined;
  kind: string;
  size: number;
  gap: number | undefined;
  align: 'start' | 'center';
  open: boolean;
  days: readonly string[];
  data: { id: number } | undefined;
  onPickOne: (detail: { id: number }) => boolean;
  onLoad: (detail: { done: boolean }) => void;
  onShow: () => void;
}

/** Counters of the probes' actions, for tests of the life cycle. */
export const log = { mounts: 0, unmounts: 0, renders: 0 };

export function Probe({ env, onPickOne, onLoad, onShow, ...values }: ProbeProps) {
  const [count, setCount] = useState(0);
  log.renders += 1;
  useStates(env, { open: values.open });
  useMethods(env, {
    add: (by: number) => count + by,
    addSize: (by: number) => values.size + by,
    pick: () => onPickOne({ id: 1 }),
  });
  useLayoutEffect(() => {
    log.mounts += 1;
    return () => {
      log.unmounts += 1;
    };
  }, []);
  useLayoutEffect(() => {
    if (values.open) onShow();
  }, [values.open, onShow]);
  if (values.name === 'throw') throw new Error('probe failed');
  return (
    <div part="content" data-language={env.language}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button type="button" part="load" onClick={() => onLoad({ done: true })}>
        load
      </button>
      <output>{JSON.stringify(values)}</output>
    </div>
  );
}

/** A test element with every kind of attribute, event, method and state, under a unique name. */
export const probeElement = <Tag extends `shop-${string}`>(
  tag: Tag,
  activate: 'ready' | 'visible' = 'ready',
) =>
  declareElement({
    tag,
    component: Probe,
    styles: [':host{display:block;color:rgb(1,2,3)}'],
    activate,
    attributes: {
      name: text(),
      kind: textOr('plain'),
      size: number(13),
      gap: number(undefined),
      align: oneOf(['start', 'center']),
      open: flag({ reflects: true }),
      days: list(),
      data: json(v.object({ id: v.number() }), { child: true }),
    },
    events: {
      onPickOne: cancelable<{ id: number }>(),
      onLoad: notifies<{ done: boolean }>(),
      onShow: notifies(),
    },
    methods: {
      add: method<(by: number) => number>(),
      addSize: method<(by: number) => number>(),
      pick: method<() => boolean>(),
    },
    computed: {
      area: ({ size, gap = 0 }: Pick<ProbeProps, 'size' | 'gap'>, { currency }: ShopConfig) =>
        `${size * gap} ${currency}`,
    },
  });
