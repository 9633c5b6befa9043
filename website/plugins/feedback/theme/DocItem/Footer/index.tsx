import Feedback from '@site/src/components/feedback/Feedback';
import DocItemFooter from '@theme-init/DocItem/Footer';

/** The footer of a document, below the question if it was helpful. */
export default function DocItemFooterWithFeedback() {
  return (
    <>
      <Feedback />
      <DocItemFooter />
    </>
  );
}
