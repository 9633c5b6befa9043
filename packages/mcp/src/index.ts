export {createHttpHandler, MOST_REQUEST_BYTES} from './server.ts';
export {type Docs, openDocs} from './docs.ts';
export type * from './snapshot.ts';
