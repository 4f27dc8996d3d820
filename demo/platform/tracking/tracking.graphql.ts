import * as v from 'valibot';
import { type RootField, rootField } from '../graphql/root-field.ts';

/** Tracking (docs/specification.md#s4-tracking): each waiting snippet is returned once. */
export const trackingFields: Readonly<Record<string, RootField>> = {
  trackingEvents: rootField({
    kind: 'tracking',
    args: v.object({}),
    resolve(_args, { visit }) {
      const { tracking } = visit.session();
      if (tracking.length > 0) visit.change({ tracking: [] });
      return tracking;
    },
  }),
};
