import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { compressed } from './compression.ts';
import type { Handler } from './handler.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/** A form with the largest document that the shop takes. */
const MAX_UPLOAD_BYTES = 6 * 1024 * 1024;

class TooLarge extends Error {}

async function bodyOf(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const isUpload = message.headers['content-type']?.startsWith('multipart/form-data');
  const limit = isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // The rest is read, too: a browser that is cut off while it sends shows no answer.
    if (size <= limit) chunks.push(bytes);
  }
  if (size > limit) throw new TooLarge();
  return new Uint8Array(Buffer.concat(chunks));
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    for (const text of [value ?? []].flat()) headers.append(name, text);
  }
  return headers;
}

async function requestFrom(message: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`);
  const sent = message.method ?? 'GET';
  const method = sent === 'HEAD' ? 'GET' : sent;
  const headers = headersOf(message);
  if (method === 'GET') return new Request(url, { headers, signal });
  return new Request(url, { method, headers, signal, body: await bodyOf(message) });
}

async function send(response: Response, target: ServerResponse, withBody: boolean): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  target.statusCode = response.status;
  for (const [name, value] of response.headers) target.appendHeader(name, value);
  if (response.status !== 304) target.setHeader('content-length', body.length);
  target.end(withBody ? body : undefined);
}

function failure(error: unknown): Response {
  if (error instanceof TooLarge) return new Response('The body is too large.', { status: 413 });
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return new Response('The shop made a mistake; please try again.', { status: 500 });
}

async function answer(handler: Handler, message: IncomingMessage, target: ServerResponse) {
  const gone = new AbortController();
  target.on('close', () => gone.abort());
  try {
    const request = await requestFrom(message, gone.signal);
    const response = (await handler(request)) ?? new Response('Not found.', { status: 404 });
    await send(await compressed(request, response), target, message.method !== 'HEAD');
  } catch (error) {
    if (!target.destroyed) await send(failure(error), target, true);
  }
}

/** Serves a handler on a port of this machine; resolves when it listens. */
export function listen(handler: Handler, port: number): Promise<Server> {
  const server = createServer((message, target) => void answer(handler, message, target));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
