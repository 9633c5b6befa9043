import Stroke from '@site/src/icons/Stroke';
import type {Props} from '@theme/Icon/Language';

/** Two scripts: the choice of a language. */
export default function IconLanguage(props: Props) {
  return <Stroke {...props} d="M3 5h8M7 3v2c0 4-2 6-4 7m2-4c1 2 3 4 5 4m0 5 3.5-9 3.5 9m-6-3h5" />;
}
