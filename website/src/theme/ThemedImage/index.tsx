import ThemedImage from '@theme-original/ThemedImage';
import type {Props} from '@theme/ThemedImage';

/** An image with a form for each color mode. Of the two on the page, only the one that is shown is loaded. */
export default function LazyThemedImage(props: Props) {
  return <ThemedImage loading="lazy" {...props} />;
}
