import { Fallback } from '../host/Fallback.tsx';
import { useModule } from '../host/use-module.ts';
import type { ProductZoneProps } from './product-zone.props.ts';

const loadZone = async () => (await import('./later/ZoneProducts.tsx')).ZoneProducts;
const loadSlider = async () => (await import('./later/ZoneSlider.tsx')).ZoneSlider;

/** Products that the platform chooses for a zone of the page, requested near the viewport. */
export function ProductZone(props: ProductZoneProps) {
  const { env, slider } = props;
  const ZoneProducts = useModule(env, loadZone);
  const ZoneSlider = useModule(env, loadSlider, slider);
  if (!ZoneProducts || (slider && !ZoneSlider)) return <Fallback />;
  return <ZoneProducts {...props} ZoneSlider={slider ? ZoneSlider : undefined} />;
}
