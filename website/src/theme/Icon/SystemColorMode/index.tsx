import Stroke from '@site/src/icons/Stroke';
import type {Props} from '@theme/Icon/SystemColorMode';

/** A disc, half filled: the color mode of the system. */
export default function IconSystemColorMode(props: Props) {
  return <Stroke {...props} d="M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM10 3v14m3-12v10m-1.5-11v12" />;
}
