import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadDocument} from './documents';

/** A route as the tables in the browser hold it (see `plugins/static-content/tables.cjs`). */
interface Route {
  component: {preload?: () => Promise<unknown>};
  /** Whether the pages below are documents, which are found by their addresses. */
  hasDocuments?: boolean;
}

/** Loads all that a page needs. Stands for the framework's function of the same name, which knows no documents. */
export default function preload(pathname: string): Promise<unknown> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  const matches = paths.flatMap((path) => matchRoutes(routes as never, path));
  return Promise.all(
    matches.map(({route}) => {
      const {component, hasDocuments} = route as unknown as Route;
      return Promise.all([component.preload?.(), hasDocuments && loadDocument(pathname)]);
    }),
  );
}
