// Runs in the frame of an example, before the library. Reports to the page around it, which cannot
// access the frame: the height of the example, console messages, events of tags, and where a link or a
// form would have navigated. Also labels the hovered part, or the tag.
{
  const LONGEST_DETAIL = 300;
  const post = (message) => parent.postMessage({ example: message }, '*');

  const textOf = (parts) => parts.map(String).join(' ');
  for (const level of ['warn', 'error']) {
    const log = console[level];
    console[level] = (...parts) => {
      log(...parts);
      post({ announcement: textOf(parts) });
    };
  }
  addEventListener('error', ({ message }) => message && post({ announcement: message }));
  addEventListener('unhandledrejection', ({ reason }) => post({ announcement: String(reason) }));

  const printed = (detail) => {
    try {
      return JSON.stringify(detail) ?? '';
    } catch {
      return '…';
    }
  };
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function dispatch(event) {
    if (event.type.startsWith('shop-')) {
      post({ event: event.type, detail: printed(event.detail).slice(0, LONGEST_DETAIL) });
    }
    return dispatchEvent.call(this, event);
  };

  // after the listeners of the tags and of the example
  addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (!link?.hasAttribute('href') || event.defaultPrevented) return;
    event.preventDefault();
    post({ leads: link.getAttribute('href') });
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || event.target.method === 'dialog') return;
    event.preventDefault();
    post({ leads: event.target.getAttribute('action') ?? '' });
  });

  const outline = document.createElement('div');
  Object.assign(outline, { id: 'part', popover: 'manual', ariaHidden: 'true' });
  let namesParts = false;
  const isPart = (target) => target instanceof Element && target.hasAttribute('part');
  const isTag = (target) => target instanceof Element && target.localName.startsWith('shop-');
  const nameOf = (element) => {
    const names = element.getAttribute('part')?.split(' ') ?? [];
    const { localName: tag } = element.getRootNode().host ?? element;
    return names.map((name) => `${tag}::part(${name})`).join(' ') || tag;
  };
  const namePart = (event) => {
    if (!namesParts) return;
    const path = event.composedPath();
    const part = path.find(isPart) ?? path.find(isTag);
    // moved for each part: panels and dialogs opened meanwhile are above it
    outline.togglePopover(false);
    if (!part) return;
    outline.dataset.name = nameOf(part);
    const { left, top, width, height } = part.getBoundingClientRect();
    const box = { left, top, width, height };
    for (const side in box) outline.style[side] = `${box[side]}px`;
    outline.toggleAttribute('data-right', left > innerWidth / 2);
    outline.togglePopover(true);
  };
  for (const type of ['pointermove', 'pointerdown', 'focusin']) {
    addEventListener(type, namePart, { capture: true, passive: true });
  }
  const nameParts = (isOn) => {
    document.body.append(outline);
    namesParts = isOn;
    if (!isOn) outline.togglePopover(false);
  };

  const { documentElement: root } = document;
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    if (data.parts !== undefined) nameParts(data.parts);
    if (!data.look) return;
    const { lang, dir, scheme } = data.look;
    Object.assign(root, { lang, dir });
    root.style.colorScheme = scheme;
  });

  addEventListener('DOMContentLoaded', () => {
    const { body } = document;
    new ResizeObserver(() =>
      post({ height: Math.ceil(body.getBoundingClientRect().height) }),
    ).observe(body);
  });
}
