import {root} from '../../scripts/lib/workspace.mjs';
import {compare, readNames, readPages} from './pages.ts';
import {proveClaims} from './prove.ts';
import {listText} from './summary.ts';

const USAGE = `Usage: npm run claims [-- --all] [--last-run] [--faults]

Lists the pages with claims: how many claims have a test, how many have none, how many blocks are advice, how many have no
marker, and which share of the blocks in scope is done. --all lists each claim with its tests too, --faults what is wrong and
where. With --last-run a test counts only if it passed in the last "npm test".`;

const args = process.argv.slice(2);
if (args.some((arg) => !['--all', '--last-run', '--faults'].includes(arg))) {
  console.log(USAGE);
  process.exit(args.includes('--help') ? 0 : 1);
}

const {pages, faults} = readPages(root);
const names = readNames(root);
faults.push(...compare(pages, names));
const claims = proveClaims(pages, names);

if (args.includes('--all')) {
  const filesOf = (id: string) => names.filter((name) => name.id === id).map(({file}) => file);
  for (const {id, claim} of claims) {
    console.log([id, `  ${claim}`, ...filesOf(id).map((file) => `  ${file}`)].join('\n'));
  }
}
if (args.includes('--faults')) {
  for (const {file, line, message} of faults)
    console.log(`${[file, line].filter(Boolean).join(':')} ${message}`);
}
const proved = args.includes('--last-run')
  ? claims.filter(({status}) => status === 'passed').map(({id}) => id)
  : names.map(({id}) => id);
console.log(listText(pages, new Set(proved)));
