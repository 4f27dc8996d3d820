import { useLayoutEffect, useRef } from 'react';
import type { Environment } from '../host/environment.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';
import { type Fields, fillTemplate } from './fill-template.ts';

/** The author's template for product rows; undefined for the default rows. */
export const useRowTemplate = (env: Environment): HTMLTemplateElement | undefined =>
  useLightChild<HTMLTemplateElement>(env, ':scope > template[slot=product]');

interface TemplateRowProps {
  host: HTMLElement;
  template: HTMLTemplateElement;
  /** The name of the row's slot, unique in the element. */
  name: string;
  fields: Fields;
  /** The data of the product, for tags in the template; the same object while it is unchanged. */
  record?: object | undefined;
}

function copyOf(template: HTMLTemplateElement, slot: string): HTMLElement {
  const copy = document.createElement('div');
  copy.slot = slot;
  copy.append(document.importNode(template.content, true));
  return copy;
}

/** The author's row, filled in: a copy of the template among the children, where the page's styles apply. */
export function TemplateRow({ host, template, name, fields, record }: TemplateRowProps) {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const copy = copyOf(template, name);
    row.current = copy;
    host.append(copy);
    return () => copy.remove();
  }, [host, template, name]);
  useLayoutEffect(() => {
    if (row.current) fillTemplate(row.current, host.localName, { fields, record });
  });
  return <slot name={name} />;
}
