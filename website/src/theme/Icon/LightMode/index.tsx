import Stroke from '@site/src/icons/Stroke';
import type {Props} from '@theme/Icon/LightMode';

/** A sun: the light color mode. */
export default function IconLightMode(props: Props) {
  return (
    <Stroke
      {...props}
      d="M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM10 2v2m0 12v2m8-8h-2M4 10H2m13.7-5.7-1.4 1.4m-8.6 8.6-1.4 1.4m11.4 0-1.4-1.4M5.7 5.7 4.3 4.3"
    />
  );
}
