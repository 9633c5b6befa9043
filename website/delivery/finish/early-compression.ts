import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Precompressed} from '@storefront-toolkit/server';

/** The folders that the compression reads and writes. */
export interface EarlyCompression {
  /** Folder that the site was built into. */
  root: string;
  cacheFolder: string;
}

/**
 * Compresses what the finish leaves as it is, in a thread of its own, while pages are finished: a processor would have
 * nothing to do meanwhile. `prepareBuild`, which compresses the rest, finds the results.
 *
 * @returns Function that waits for the end, and says what was compressed. It throws if a file could not be compressed.
 */
export function startCompression(workerData: EarlyCompression): () => Promise<Precompressed> {
  const worker = new Worker(path.join(__dirname, 'early-compression.worker.ts'), {
    workerData,
    // Loads TypeScript, whatever the program was started with.
    execArgv: ['--require', 'tsx/cjs'],
  });
  const end = new Promise<Precompressed>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', resolve);
  });
  // Nobody waits for it yet when it fails.
  end.catch(() => {});
  return () => end;
}
