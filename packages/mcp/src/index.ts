export {createHttpHandler} from './server.ts';
export {type Docs, openDocs} from './docs.ts';
export type * from './snapshot.ts';
