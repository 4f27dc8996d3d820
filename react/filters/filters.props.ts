import type { APPLY } from '../../logic/filters/filters.model.ts';
import type { Environment } from '../host/environment.ts';

export interface FiltersProps {
  env: Environment;
  apply: (typeof APPLY)[number];
  for: string | undefined;
  drawer: string | undefined;
  below: number;
  counts: boolean;
  first: number;
  label: string | undefined;
  onChange: (detail: { filters: Readonly<Record<string, string>> }) => void;
  onApply: (detail: { url: string }) => boolean;
  onCounts: (detail: { total: number | undefined }) => void;
}
