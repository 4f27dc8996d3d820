import { type ComponentType, useId, useLayoutEffect, useRef, useState } from 'react';
import { warnAuthor } from '../../../logic/page/warn-author.ts';
import { productZoneMessages } from '../../../logic/product-zone/product-zone.messages.ts';
import { safeHref } from '../../../logic/wire/safe-link.ts';
import type { Environment } from '../../host/environment.ts';
import { Fallback } from '../../host/Fallback.tsx';
import { useListeners } from '../../host/use-listeners.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { textsOf, useStates, useStyles } from '../../host/use-tag.ts';
import { useRowTemplate } from '../../template-row/TemplateRow.tsx';
import type { ProductZoneProps } from '../product-zone.props.ts';
import { firstProducts, useZone } from './use-zone.ts';
import { ZoneRow } from './ZoneRow.tsx';
import type { ZoneSliderProps } from './ZoneSlider.tsx';
import zoneProductsCss from './zone-products.css';

function warnOfTemplate(host: HTMLElement, template: HTMLTemplateElement): void {
  if (!__DEV__) return;
  const warn = (message: string) =>
    warnAuthor(host.localName, `<template slot="product"> ${message}`);
  if (!template.content.querySelector('[data-field]'))
    warn('has no data-field; every row looks the same.');
  if (template.content.childElementCount > 1)
    warn('has several elements; expected one around all of them.');
}

/** The link of a click, and the id of its row. */
function clickedLink(event: Event): { id: string; link: string } | undefined {
  const path = event.composedPath().filter((node) => node instanceof HTMLElement);
  const anchor = path.find((node) => node.matches('a[href]'));
  const row = path.find((node) => node.dataset.product !== undefined);
  const link = safeHref(anchor?.getAttribute('href') ?? undefined);
  return row && link ? { id: row.dataset.product ?? '', link } : undefined;
}

/** The height of an element that shows nothing, kept until it is out of view; undefined after that. */
function useFolding({ host }: Environment, isEmpty: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  const before = useRef(0);
  useLayoutEffect(() => {
    if (!isEmpty) before.current = host.offsetHeight;
  });
  useOnChange([isEmpty], () => {
    if (!isEmpty) return setHeight(undefined);
    setHeight(before.current);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) return;
      setHeight(0);
      observer.disconnect();
    });
    observer.observe(host);
    return () => observer.disconnect();
  });
  return isEmpty ? (height ?? before.current) : undefined;
}

/** Whether the author wrote products, or a skeleton of them, into the element. */
const hasContent = ({ children }: HTMLElement): boolean =>
  [...children].some((child) => !child.matches('template, script, style, [slot]'));

/** The zone of an element, and the space that it takes while it shows nothing. */
function useShownZone(props: ProductZoneProps) {
  const { env, limit } = props;
  const { zone, isFailed, isLoading } = useZone(props);
  const products = zone ? firstProducts(zone, limit) : [];
  const isEmpty = isFailed || (zone !== undefined && products.length === 0);
  // products of the server stay after a failure
  const isBlank = isEmpty && !(isFailed && hasContent(env.host));
  const height = useFolding(env, isBlank);
  useStates(env, { loading: isLoading, error: isFailed, empty: isEmpty, folded: height === 0 });
  return { zone: isFailed ? undefined : zone, products, isBlank, height };
}

interface ZoneProductsProps extends ProductZoneProps {
  /** Undefined if the products are in a grid. */
  readonly ZoneSlider: ComponentType<ZoneSliderProps> | undefined;
}

/** The products of a zone, under their heading. */
export function ZoneProducts(props: ZoneProductsProps) {
  const { env, onOpen, ZoneSlider } = props;
  const { host } = env;
  useStyles(env, zoneProductsCss);
  const template = useRowTemplate(env);
  const texts = textsOf(productZoneMessages, env);
  const { zone, products, isBlank, height } = useShownZone(props);
  const id = useId();
  useOnChange([template], () => {
    if (template) warnOfTemplate(host, template);
  });
  useListeners(host, {
    click(event) {
      const opened = clickedLink(event);
      if (opened && !onOpen(opened)) event.preventDefault();
    },
  });
  if (isBlank) return <div style={{ blockSize: height }} />;
  if (!zone) return <Fallback />;
  const label = props.label ?? (zone.name || texts.heading);
  const rows = products.map((product) => (
    <ZoneRow key={product.id} env={env} product={product} template={template} />
  ));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading" part="heading">
        <slot name="title">{label}</slot>
      </h2>
      {ZoneSlider ? (
        <ZoneSlider env={env} label={label}>
          {rows}
        </ZoneSlider>
      ) : (
        <ul className="list" part="list">
          {rows}
        </ul>
      )}
    </section>
  );
}
