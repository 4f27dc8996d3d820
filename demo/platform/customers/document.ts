import type { Finding } from '../validation/validation.types.ts';
import type { DocumentInfo } from './customer.types.ts';
import type { SubmittedForm } from './customer-fields.ts';

/** The largest file that may be uploaded. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
/** Extensions, without the dot, of files that a computer or a browser could execute. */
export const BLOCKED_EXTENSIONS: readonly string[] =
  'bat cmd com exe hta htm html jar js lnk mjs msi php ps1 scr sh svg vbs'.split(' ');
/** MIME types of files that a computer or a browser could execute. */
export const BLOCKED_TYPES: readonly string[] = [
  'application/javascript',
  'application/x-msdownload',
  'application/x-php',
  'application/x-sh',
  'image/svg+xml',
  'text/html',
  'text/javascript',
];

const MAX_NAME_CHARACTERS = 200;

/** The metadata of the uploaded file; null when there is none. The content is not stored. */
export function documentIn(form: SubmittedForm): DocumentInfo | null {
  const file = form.get('document');
  // An empty file input sends a file without a name.
  if (file === null || typeof file === 'string' || file.name === '') return null;
  return { name: file.name.slice(-MAX_NAME_CHARACTERS), size: file.size, type: file.type };
}

function isBlocked({ name, type }: DocumentInfo): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const [mime = ''] = type.toLowerCase().split(';');
  return BLOCKED_EXTENSIONS.includes(extension) || BLOCKED_TYPES.includes(mime.trim());
}

/** Checks the uploaded file, which is optional. */
export function checkDocument(document: DocumentInfo | null): Finding | undefined {
  if (!document) return undefined;
  if (isBlocked(document)) return { code: 'document_type' };
  return document.size > MAX_DOCUMENT_BYTES ? { code: 'document_size' } : undefined;
}
