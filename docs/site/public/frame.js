// Runs in the frame of an example, before the library: tells the page around it, which may not look inside, how high the
// example is, what the console says, which events of tags come, and where a link or a form would have led.
{
  const LONGEST_DETAIL = 300;
  const tell = (message) => parent.postMessage({ example: message }, '*');

  const words = (parts) => parts.map(String).join(' ');
  for (const level of ['warn', 'error']) {
    const log = console[level];
    console[level] = (...parts) => {
      log(...parts);
      tell({ says: words(parts) });
    };
  }
  addEventListener('error', ({ message }) => message && tell({ says: message }));
  addEventListener('unhandledrejection', ({ reason }) => tell({ says: String(reason) }));

  const written = (detail) => {
    try {
      return JSON.stringify(detail) ?? '';
    } catch {
      return '…';
    }
  };
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function dispatch(event) {
    if (event.type.startsWith('shop-')) {
      tell({ event: event.type, detail: written(event.detail).slice(0, LONGEST_DETAIL) });
    }
    return dispatchEvent.call(this, event);
  };

  // after the listeners of tags and of the example
  addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (!link?.hasAttribute('href') || event.defaultPrevented) return;
    event.preventDefault();
    tell({ leads: link.getAttribute('href') });
  });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented || event.target.method === 'dialog') return;
    event.preventDefault();
    tell({ leads: event.target.getAttribute('action') ?? '' });
  });

  const { documentElement: root } = document;
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || !data.look) return;
    const { lang, dir, scheme } = data.look;
    Object.assign(root, { lang, dir });
    root.style.colorScheme = scheme;
  });

  addEventListener('DOMContentLoaded', () => {
    const { body } = document;
    new ResizeObserver(() =>
      tell({ height: Math.ceil(body.getBoundingClientRect().height) }),
    ).observe(body);
  });
}
