import { useLayoutEffect, useState } from 'react';
import { type Control, rootOf } from '../shared/fields/control.ts';
import { followField } from '../shared/fields/follow-fields.ts';
import type { FieldProps } from './field.props.ts';
import { OwnField } from './own-field.ts';

/** Makes the element one of the page's fields, with that input. */
export function useOwnField(props: FieldProps, control: Control | undefined): void {
  const [field] = useState(() => new OwnField(props));
  const root = rootOf(field.host);
  useLayoutEffect(() => {
    field.props = props;
    // what was known was known of another input
    if (field.control && field.control !== control) field.clear();
    field.control = control;
  });
  useLayoutEffect(() => {
    const unfollow = followField(field, root);
    return () => {
      unfollow();
      field.leave();
    };
  }, [field, root]);
}
