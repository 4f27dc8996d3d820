import { joinedValue } from '../../logic/validation/joined-value.ts';
import type { PageField } from './page-fields.ts';
import { readPartners } from './read-field.ts';

/** Writes the house number or the prefix into the value that a form sends for a field, where the author names one. */
export function joinValue({ control, settings }: PageField, data: FormData): void {
  const { houseNumberFrom, prefixFrom, type } = settings;
  if (!control || !(houseNumberFrom || prefixFrom)) return;
  const [value, ...others] = data.getAll(control.name);
  if (typeof value !== 'string' || others.length > 0) return;
  const partners = readPartners(settings, control);
  data.set(control.name, joinedValue({ type, value, partners }));
}
