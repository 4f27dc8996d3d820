// Every error that must not compile in a declaration or in its texts. The stage `types` checks the
// file; nothing runs it.
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
import type { Docs } from '../../elements/declare/docs.ts';
import type { ElementOf, EventsOf } from '../../elements/declare/element-types.ts';
import { cancelable, notifies } from '../../elements/declare/events.ts';
import type { Environment } from '../../react/host/environment.ts';

interface Props {
  env: Environment;
  label: string | undefined;
  size: number;
  side: 'start' | 'end';
  onClose: (detail: { reason: string }) => boolean;
  onOpen: () => void;
}

const Box = (_: Props) => null;
const component = Box;
const attributes = { label: text(), size: number(2), side: oneOf(['start', 'end']) };
const events = { onClose: cancelable<{ reason: string }>(), onOpen: notifies() };
const methods = { show: method<(message: string) => boolean>() };
const box = { tag: 'shop-box', component, activate: 'ready', attributes, events } as const;

const computed = { area: ({ size }: { size: number }) => size * size };

const boxElement = declareElement({ ...box, methods, computed });

// @ts-expect-error the name of a tag begins with shop-
declareElement({ ...box, tag: 'box' });
// @ts-expect-error a declaration says when it activates
declareElement({ tag: 'shop-box', component, attributes, events });
// @ts-expect-error there is no such activation
declareElement({ ...box, activate: 'soon' });
// @ts-expect-error texts for authors lie in the docs
declareElement({ ...box, summary: 'A box.' });

// @ts-expect-error a prop without an attribute
declareElement({ ...box, attributes: { label: text(), size: number(2) } });
// @ts-expect-error an attribute without a prop
declareElement({ ...box, attributes: { ...attributes, colour: text() } });
// @ts-expect-error the attribute is a flag, the prop a text
declareElement({ ...box, attributes: { ...attributes, label: flag() } });
// @ts-expect-error the attribute may be missing, the prop may not
declareElement({ ...box, attributes: { ...attributes, size: number(undefined) } });
// @ts-expect-error the attribute is a list, the prop a text
declareElement({ ...box, attributes: { ...attributes, label: list() } });
// @ts-expect-error the attribute has a word that the prop does not know
declareElement({ ...box, attributes: { ...attributes, side: oneOf(['start', 'middle']) } });
// @ts-expect-error the attribute is any text, the prop one of two
declareElement({ ...box, attributes: { ...attributes, side: textOr('start') } });
// @ts-expect-error the data has another shape than the prop
declareElement({ ...box, attributes: { ...attributes, size: json(v.object({ id: v.number() })) } });
// @ts-expect-error no such setting to inherit from shop-config
text({ inherits: 'colour' });
// @ts-expect-error one of no words
oneOf([]);

// @ts-expect-error an `onX` prop without an event
declareElement({ ...box, events: { onClose: cancelable<{ reason: string }>() } });
// @ts-expect-error an event without a prop
declareElement({ ...box, events: { ...events, onMove: notifies() } });
// @ts-expect-error the prop returns whether to proceed, so that the event is cancelable
declareElement({ ...box, events: { ...events, onClose: notifies<{ reason: string }>() } });
// @ts-expect-error the prop returns nothing, so that the event notifies
declareElement({ ...box, events: { ...events, onOpen: cancelable() } });
// @ts-expect-error the prop gives another detail
declareElement({ ...box, events: { ...events, onClose: cancelable<{ reason: number }>() } });
// @ts-expect-error the prop gives more than the event's detail
declareElement({ ...box, events: { ...events, onClose: cancelable<object>() } });
// @ts-expect-error the prop gives less than the event's detail
declareElement({ ...box, events: { ...events, onClose: cancelable<{ reason: 1; id: 1 }>() } });
// @ts-expect-error the prop gives a detail
declareElement({ ...box, events: { ...events, onClose: cancelable() } });
// @ts-expect-error the prop gives none
declareElement({ ...box, events: { ...events, onOpen: notifies<{ id: string }>() } });

// @ts-expect-error a method is declared by `method`
declareElement({ ...box, methods: { show: () => undefined } });
// @ts-expect-error a method is a function
method<string>();

// @ts-expect-error it is computed from what is no attribute
declareElement({ ...box, computed: { area: ({ width }: { width: number }) => width } });
// @ts-expect-error it is computed from an attribute of another type
declareElement({ ...box, computed: { area: ({ size }: { size: string }) => size } });

type Box = ElementOf<typeof boxElement>;
type BoxEvents = EventsOf<typeof boxElement>;

/** A page that uses the tag. */
export function usePage(element: Box, close: BoxEvents['shop-box-close']): void {
  element.size = 3;
  element.label = undefined;
  // @ts-expect-error another type
  element.size = 'wide';
  // @ts-expect-error no such property
  element.colour = 'red';
  // @ts-expect-error a method cannot be replaced
  element.show = () => true;
  const _area: number = element.area;
  // @ts-expect-error a computed property is read-only
  element.area = 4;
  // @ts-expect-error an argument is missing
  element.show();
  // @ts-expect-error a detail is read-only
  close.detail.reason = 'late';
  // @ts-expect-error no such event
  type _Moved = BoxEvents['shop-box-move'];
}

const fullDocs = {
  purpose: 'page' as const,
  summary: { en: 'A box.', pl: 'Pudełko.' },
  synonyms: [],
  accessibility: 'A box.',
  attributes: { label: 'Its heading.', size: 'Its width.', side: 'Its side.' },
  events: { onClose: 'It is to close.', onOpen: 'It has opened.' },
  prevented: { onClose: 'it stays open' },
  methods: { show: 'Opens it.' },
  computed: { area: 'Its area.' },
};
type BoxDocs = Docs<typeof boxElement>;

export const complete: BoxDocs = { ...fullDocs, slots: { '': 'The content.' } };
// @ts-expect-error no summary
export const noSummary: BoxDocs = { ...fullDocs, summary: undefined };
// @ts-expect-error a text of an attribute is missing
export const noLabel: BoxDocs = { ...fullDocs, attributes: { size: '', side: '' } };
export const surplusAttribute: BoxDocs = {
  ...fullDocs,
  // @ts-expect-error there is no such attribute
  attributes: { label: '', size: '', side: '', colour: '' },
};
// @ts-expect-error a text of an event is missing
export const noOpen: BoxDocs = { ...fullDocs, events: { onClose: '' } };
export const surplusEvent: BoxDocs = {
  ...fullDocs,
  // @ts-expect-error there is no such event
  events: { onClose: '', onOpen: '', onMove: '' },
};
// @ts-expect-error the cancelable events are missing
export const noPrevented: BoxDocs = { ...fullDocs, prevented: {} };
export const surplusPrevented: BoxDocs = {
  ...fullDocs,
  // @ts-expect-error nothing stops what has happened
  prevented: { onClose: '', onOpen: '' },
};
// @ts-expect-error a text of a method is missing
export const noMethod: BoxDocs = { ...fullDocs, methods: {} };
export const surplusMethod: BoxDocs = {
  ...fullDocs,
  // @ts-expect-error there is no such method
  methods: { show: '', hide: '' },
};
// @ts-expect-error a text of a computed property is missing
export const noArea: BoxDocs = { ...fullDocs, computed: {} };
// @ts-expect-error there is no such group of texts
export const surplusGroup: BoxDocs = { ...fullDocs, colours: {} };

const lineElement = declareElement({
  tag: 'shop-line',
  component: (_: { env: Environment }) => null,
  activate: 'ready',
  attributes: {},
  events: {},
});
// @ts-expect-error the tag has no attributes to document
export const ofNone: Docs<typeof lineElement> = { summary: 'A line.', attributes: { size: '' } };
