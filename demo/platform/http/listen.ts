import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { compressed } from './compression.ts';
import type { Handler } from './handler.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/** The size limit: a form with the largest document that the shop accepts. */
const MAX_UPLOAD_BYTES = 6 * 1024 * 1024;

class TooLarge extends Error {}

async function bodyOf(request: Request): Promise<Blob> {
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data');
  const limit = isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    // The rest is still read: a browser whose upload is cut off does not show the response.
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new TooLarge();
  return new Blob(chunks);
}

/** The request with its complete body. */
async function wholeRequest(request: Request): Promise<Request> {
  const { url, method, headers, signal } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(url, { headers, signal });
  return new Request(url, { method, headers, signal, body: await bodyOf(request) });
}

/** Sends a handler's response, compressed and with its length; HEAD is answered like GET, without the body. */
async function answered(handler: Handler, request: Request): Promise<Response> {
  const found = await handler(await wholeRequest(request));
  const packed = await compressed(request, found ?? new Response('Not found.', { status: 404 }));
  const body = await packed.arrayBuffer();
  const { status, headers } = new Response(null, packed);
  if (status !== 304) headers.set('content-length', String(body.byteLength));
  const isSent = body.byteLength > 0 && request.method !== 'HEAD';
  return new Response(isSent ? body : null, { status, headers });
}

function failed(error: unknown, { signal }: Request): Response {
  if (error instanceof TooLarge) return new Response('The body is too large.', { status: 413 });
  // an aborted request is not an error of the shop
  if (!signal.aborted) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
  return new Response('The shop made a mistake; please try again.', { status: 500 });
}

/** Serves a handler on a port of this machine; resolves when the server listens. */
export function listen(handler: Handler, port: number): Promise<Server> {
  const fetch = (request: Request) =>
    answered(handler, request).catch((error: unknown) => failed(error, request));
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
