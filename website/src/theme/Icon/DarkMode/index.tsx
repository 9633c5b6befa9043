import Stroke from '@site/src/icons/Stroke';
import type {Props} from '@theme/Icon/DarkMode';

/** A moon: the dark color mode. */
export default function IconDarkMode(props: Props) {
  return <Stroke {...props} d="M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5Z" />;
}
