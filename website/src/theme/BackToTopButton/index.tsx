import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme-original/BackToTopButton';

/**
 * The button that scrolls back to the top. It works by script and shows after scrolling, so a page is served without it,
 * and its styles come with the application.
 */
export default function BackToTopInBrowser() {
  return useIsBrowser() && <BackToTopButton />;
}
