import {parentPort, workerData} from 'node:worker_threads';
import {compressibleFiles, precompress} from '@storefront-toolkit/server';
import type {EarlyCompression} from './early-compression';

/** Files that the finish writes or replaces: pages, style sheets, the search index. */
const FINISHED = /\.(html|css)$|[\\/]assets[\\/]search[\\/]/;

async function compress({root, cacheFolder}: EarlyCompression) {
  const files = compressibleFiles(root);
  const asTheyAre = files.filter((file) => !FINISHED.test(file));
  parentPort!.postMessage(await precompress(asTheyAre, {cacheFolder, isPart: true}));
}

// A rejection ends the thread with an error, which the main thread throws.
void compress(workerData as EarlyCompression);
