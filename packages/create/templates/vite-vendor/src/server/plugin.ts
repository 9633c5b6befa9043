import type {Plugin, PreviewServer, ViteDevServer} from 'vite';
import {createApi} from './api.ts';
import type {Environment} from './environment.ts';
import {createStore} from './store.ts';

/** Answers `/api/products` while you develop and in the preview. A variable that isn't set stops both at their start. */
export function storeApi(environment: Environment): Plugin {
  const serve = ({middlewares}: ViteDevServer | PreviewServer) => {
    const answer = createApi(createStore(environment));
    middlewares.use((request, response, next) => {
      if (!request.url?.startsWith('/api/products')) return next();
      void answer({url: `http://localhost${request.url}`}).then(async (answered) => {
        response.statusCode = answered.status;
        response.setHeader('content-type', answered.headers.get('content-type') ?? 'text/plain');
        response.end(await answered.text());
      });
    });
  };
  return {name: 'store-api', configureServer: serve, configurePreviewServer: serve};
}
