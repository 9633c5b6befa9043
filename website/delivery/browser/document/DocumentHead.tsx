import Head from '@docusaurus/Head';
import {createElement} from 'react';

/** Attributes of an element as props. The mark of the framework's own head manager is its business. */
const propsOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({name}) => name !== 'data-rh')
      .map(({name, value}) => [PROPS[name] ?? name, value]),
  );

const PROPS: Record<string, string> = {charset: 'charSet', hreflang: 'hrefLang'};

/** Gives the browser's page the head that the page of a document was served with. */
export default function DocumentHead({elements}: {elements: readonly Element[]}) {
  return (
    <Head>
      {elements.map((element, index) =>
        createElement(
          element.localName,
          {key: index, ...propsOf(element)},
          element.textContent || undefined,
        ),
      )}
    </Head>
  );
}
