import type {ReactNode} from 'react';

/** Props of {@link Twin}. */
export interface TwinProps {
  /** The content of a page. */
  children: ReactNode;
}

/**
 * Writes the page's text as Markdown while the site is built, and shows nothing. `plugins/twins` puts `collect.tsx` in this
 * module's place in the server's bundle. In a browser there is nothing to write.
 */
export default function Twin(_props: TwinProps): ReactNode {
  return null;
}
