import { setTimeout as wait } from 'node:timers/promises';

const RESIZE_ATTEMPTS = 5;
const RESIZE_INTERVAL_MS = 50;
const BUTTONS = { left: 0, middle: 1, right: 2 };
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const keyAction = (type) => (key) => ({ type, value: KEYS[key] ?? key });
const keyDown = keyAction('keyDown');
const keyUp = keyAction('keyUp');

function keyboard(send) {
  const act = (actions) =>
    send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  return {
    press: (key) => act([keyDown(key), keyUp(key)]),
    down: (key) => act([keyDown(key)]),
    up: (key) => act([keyUp(key)]),
    type: (text) => act([...text].flatMap((key) => [keyDown(key), keyUp(key)])),
  };
}

function mouse(send) {
  const parameters = { pointerType: 'mouse' };
  const act = (...actions) =>
    send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
  const move = (x, y) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  const button = (type, { button: name = 'left' } = {}) => ({ type, button: BUTTONS[name] });
  return {
    move: (x, y) => act(move(x, y)),
    click: (x, y, options) =>
      act(move(x, y), button('pointerDown', options), button('pointerUp', options)),
    down: (options) => act(button('pointerDown', options)),
    up: (options) => act(button('pointerUp', options)),
    reset: () => send('DELETE', '/actions'),
  };
}

/** The driver sets the outer size of the window, so the difference to the viewport is added. */
async function setViewport(send, { width, height }) {
  for (let attempt = 0; attempt < RESIZE_ATTEMPTS; attempt++) {
    const script = 'return [innerWidth, innerHeight]';
    const [innerWidth, innerHeight] = await send('POST', '/execute/sync', { script, args: [] });
    if (innerWidth === width && innerHeight === height) return;
    const outer = await send('GET', '/window/rect');
    await send('POST', '/window/rect', {
      width: outer.width + width - innerWidth,
      height: outer.height + height - innerHeight,
    });
    await wait(RESIZE_INTERVAL_MS);
  }
}

/** The part of Puppeteer's page that the test runner's commands use, over a WebKit session. */
export const webkitPage = (send) => ({
  keyboard: keyboard(send),
  mouse: mouse(send),
  setViewport: (size) => setViewport(send, size),
});
