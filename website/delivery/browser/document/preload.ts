import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadDocument} from './documents';
import {applyLaterStyles} from './later-styles';

/** A route as the tables in the browser hold it (see `delivery/emit/static-content/tables.ts`). */
interface Route {
  path: string;
  component: {preload?: () => Promise<unknown>};
  /** Whether the pages below are documents, which are found by their addresses. */
  hasDocuments?: boolean;
}

/** The routes that an address leads through. An unknown one leads to the not-found page alone. */
function routesTo(address: string): Route[] {
  const matches = matchRoutes(routes as never, address).map(({route}) => route as unknown as Route);
  const plain = address.replace(/(?:\/index)?\.html$/, '') || '/';
  // The framework draws the page of the plain address, and what it draws must be there when it takes over.
  return matches[0]?.path === '*' && plain !== address ? routesTo(plain) : matches;
}

/** Loads all that a page needs. Stands for the framework's function of the same name, which knows no documents. */
export default function preload(pathname: string): Promise<unknown> {
  const needed = new Set([pathname, decodeURI(pathname)].flatMap(routesTo));
  const requests = [...needed].flatMap(({component, hasDocuments}) => [
    component.preload?.() ?? Promise.resolve(),
    hasDocuments ? loadDocument(pathname) : Promise.resolve(),
  ]);
  return Promise.all([applyLaterStyles(), ...requests]);
}
