import { Fallback } from '../host/Fallback.tsx';
import { useModule } from '../host/use-module.ts';
import type { ProductZoneProps } from './product-zone.props.ts';

const loadZone = async () => (await import('./later/ZoneProducts.tsx')).ZoneProducts;

/** Products that the platform chooses for a zone of the page, requested near the viewport. */
export function ProductZone(props: ProductZoneProps) {
  const ZoneProducts = useModule(props.env, loadZone);
  return ZoneProducts ? <ZoneProducts {...props} /> : <Fallback />;
}
