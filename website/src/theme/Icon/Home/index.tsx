import Stroke from '@site/src/icons/Stroke';
import type {Props} from '@theme/Icon/Home';

/** A house: the first of the breadcrumbs. */
export default function IconHome(props: Props) {
  return <Stroke {...props} d="m3 9 7-6 7 6m-12-1v8h10V8" />;
}
