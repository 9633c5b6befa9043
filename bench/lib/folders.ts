import {join} from 'node:path';
import {root} from '../../scripts/lib/workspace.mjs';

/** Everything that the benchmarks make and do not commit. */
export const workFolder = join(root, 'bench/.work');

/** The build of this repository's own site. */
export const siteBuild = join(root, 'website/build');
