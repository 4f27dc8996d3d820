import type { Environment } from '../host/environment.ts';

/** Props of the component of `shop-product-zone`. */
export interface ProductZoneProps {
  env: Environment;
  page: string | undefined;
  zone: string | undefined;
  /** The ids of the products that the platform chooses others for. */
  products: readonly string[];
  label: string | undefined;
  limit: number | undefined;
  slider: boolean;
  onLoad: (detail: { count: number; type: string }) => void;
  onOpen: (detail: { id: string; link: string }) => boolean;
}
