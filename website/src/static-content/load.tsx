import type {ComponentType} from 'react';
import {loadStyleSheets} from '../components/example/style-sheets';
import StaticContent, {type LiveExamples} from './StaticContent';
import {CONTENT_ATTRIBUTE} from './mark-content';

/** A path without what different forms of the same address add: a slash, `.html`, `/index.html`. */
const plainPath = (path: string) => path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');

/** The content in a page, or `undefined` when the page does not hold it. */
const contentOf = (page: Document) => page.querySelector(`[${CONTENT_ATTRIBUTE}]`)?.innerHTML;

async function fetchContent(permalink: string): Promise<string> {
  const response = await fetch(permalink);
  if (!response.ok) {
    throw new Error(`The page ${permalink} was answered with status ${response.status}.`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = contentOf(page);
  if (content === undefined) {
    throw new Error(
      `The page ${permalink} was served without its content, so it cannot be shown in place.`,
    );
  }
  await loadStyleSheets(page);
  return content;
}

/** Whether the document in the browser is this page as it was served, not yet taken over by the application. */
function isServedPage(permalink: string): boolean {
  const {dataset} = document.documentElement;
  return dataset.hasHydrated !== 'true' && plainPath(location.pathname) === plainPath(permalink);
}

/**
 * Makes the component that stands for a document's content. It is ready when the content is: taken from the page
 * that was served, or fetched from the page that it belongs to.
 *
 * @param permalink - Path of the document.
 * @param examples - Loaders of the examples that are live on it, by id.
 * @throws If the page cannot be fetched. The application then loads it as a whole.
 */
export async function loadStaticContent(
  permalink: string,
  examples: LiveExamples,
): Promise<ComponentType> {
  // At an address that the application rewrites, it has already drawn over the served content.
  const served = isServedPage(permalink) ? contentOf(document) : undefined;
  const html = served ?? (await fetchContent(permalink));
  return function Content() {
    return <StaticContent html={html} examples={examples} />;
  };
}
