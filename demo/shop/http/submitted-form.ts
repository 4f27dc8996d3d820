/** A form as a browser sent it; both parts are empty for any other request. */
export interface SubmittedForm {
  readonly fields: URLSearchParams;
  /** The chosen files by the names of their inputs. */
  readonly files: ReadonlyMap<string, File>;
}

const NOTHING: SubmittedForm = { fields: new URLSearchParams(), files: new Map() };

/** A malformed form counts as an empty one. */
async function multipartOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

function splitForm(form: FormData): SubmittedForm {
  const fields = new URLSearchParams();
  const files = new Map<string, File>();
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value);
    // an empty file input sends a file without a name
    else if (value.name !== '') files.set(name, value);
  }
  return { fields, files };
}

/** Parses the form of a request, in either encoding that browsers use. */
export async function submittedForm(request: Request): Promise<SubmittedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (request.method !== 'POST') return NOTHING;
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { ...NOTHING, fields: new URLSearchParams(await request.text()) };
  }
  return type.startsWith('multipart/form-data') ? splitForm(await multipartOf(request)) : NOTHING;
}
