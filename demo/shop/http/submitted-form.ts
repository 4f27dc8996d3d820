/** A form as a browser sent it; both parts are empty for anything else. */
export interface SubmittedForm {
  readonly fields: URLSearchParams;
  /** The files that were chosen, by the names of their inputs. */
  readonly files: ReadonlyMap<string, File>;
}

const NOTHING: SubmittedForm = { fields: new URLSearchParams(), files: new Map() };

/** A form whose parts do not fit together counts as an empty one. */
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
    // an input in which no file was chosen sends one without a name
    else if (value.name !== '') files.set(name, value);
  }
  return { fields, files };
}

/** The form that a request brings, in either of the encodings that browsers send. */
export async function submittedForm(request: Request): Promise<SubmittedForm> {
  const type = request.headers.get('content-type') ?? '';
  if (request.method !== 'POST') return NOTHING;
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { ...NOTHING, fields: new URLSearchParams(await request.text()) };
  }
  return type.startsWith('multipart/form-data') ? splitForm(await multipartOf(request)) : NOTHING;
}
