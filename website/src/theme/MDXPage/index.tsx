import PageActions from '@site/src/components/page-actions/PageActions';
import {searchMarks} from '@site/src/search/marks';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';

type Content = Props['content'];

const styled = new WeakMap<Content, Content>();

/** The content in the class that gives documents and posts their look. One component for each content. */
function withProse(Original: Content): Content {
  let Prose = styled.get(Original);
  if (!Prose) {
    const Wrapper = () => (
      <>
        <PageActions />
        <div className="markdown" {...searchMarks.page('Site')}>
          <Original />
        </div>
      </>
    );
    Prose = Object.assign(Wrapper, Original) as Content;
    styled.set(Original, Prose);
  }
  return Prose;
}

/** A content page that looks like a document: the theme leaves its text without styles. */
export default function ContentPage({content, ...props}: Props) {
  return <MDXPage {...props} content={withProse(content)} />;
}
