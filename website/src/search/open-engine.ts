import settings from '../../site.config';
import {createEmbeddedEngine} from './embedded';
import type {SearchEngine} from './engine';

async function create(): Promise<SearchEngine> {
  const {search, insights} = settings;
  if (search.mode === 'algolia') {
    const {createAlgoliaEngine} = await import('./algolia/engine');
    return createAlgoliaEngine({...search, insights});
  }
  return createEmbeddedEngine(settings.baseUrl);
}

let engine: Promise<SearchEngine> | undefined;

/**
 * The engine that the settings name, made once.
 *
 * @throws If its code cannot be loaded. The next call tries again.
 */
export function openEngine(): Promise<SearchEngine> {
  engine ??= create().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}
