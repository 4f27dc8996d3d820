// A page with two copies of the library, each of which runs a script of the platform, which requires a
// Trusted Types policy.

globalThis.runs = [];
globalThis.fetch = async (url) =>
  String(url).includes('trackingEvents')
    ? Response.json({ data: { trackingEvents: ['runs.push(document.readyState)'] } })
    : Response.json({}, { headers: { 'x-iai-tracking-events': '1' } });

for (const copy of ['/dist/index.js', '/dist/lite/index.js']) {
  const { widgets } = await import(copy);
  widgets.request('toplayers', true, () => {});
}
