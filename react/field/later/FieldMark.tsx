import { useLayoutEffect, useRef } from 'react';
import type { Environment } from '../../host/environment.ts';
import { useStyles } from '../../host/use-tag.ts';
import type { Control } from '../../validation/control.ts';
import fieldMarkCss from './field-mark.css';
import { keepInside, takesTick } from './place-tick.ts';
import { useRowWidth } from './use-row-width.ts';

/** A tick and an exclamation mark in a ring, as colour alone tells nothing. */
const DRAWINGS = {
  success: 'm3.5 8.5 3 3 6-7',
  error: 'M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 1 1 0-13m0 3.25v4m0 2.45v.1',
};

interface FieldMarkProps {
  env: Environment;
  state: keyof typeof DRAWINGS;
  control: Control | undefined;
}

/** The mark of a field's state: a tick in its input, or an exclamation mark before the message. */
export function FieldMark({ env, state, control }: FieldMarkProps) {
  const mark = useRef<SVGSVGElement>(null);
  const input = state === 'success' && control && takesTick(control) ? control : undefined;
  useStyles(env, fieldMarkCss);
  useRowWidth(env, mark, state === 'error');
  useLayoutEffect(() => {
    if (input && mark.current) return keepInside(mark.current, input);
  }, [input]);
  if (state === 'success' && !input) return null;
  return (
    <svg
      key={state}
      ref={mark}
      className={input ? 'field__mark field__mark--inside' : 'field__mark'}
      part="mark"
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={DRAWINGS[state]} />
    </svg>
  );
}
