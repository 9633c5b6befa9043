import {buildWarnings} from '../lib/build-warnings.mjs';
import {lastBuild} from '../lib/site-build.mjs';

// Broken anchors, broken Markdown links and duplicate routes only warn in a build; nothing with a warning is shipped.
const build = lastBuild();
if (!build) {
  console.error('There is no build to read. Run: npm run build');
  process.exit(1);
}
const warnings = buildWarnings(build.log);
for (const warning of warnings) console.error(warning);
process.exit(build.ok && warnings.length === 0 ? 0 : 1);
