import Twin from '@site/src/twins/Twin';
import MDXContent from '@theme-original/MDXContent';
import type {Props} from '@theme/MDXContent';

/** A page's text, which is written as Markdown too. */
export default function ContentWithTwin({children}: Props) {
  return (
    <>
      <Twin>{children}</Twin>
      <MDXContent>{children}</MDXContent>
    </>
  );
}
