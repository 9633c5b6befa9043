import {buildSite} from './lib/site-build.mjs';

// Builds the site and keeps the log, which the check of the build's warnings reads.
const {ok, log} = buildSite();
console.log(log);
process.exit(ok ? 0 : 1);
