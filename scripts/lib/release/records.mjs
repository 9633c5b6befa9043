import {writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {OUTPUT} from './options.mjs';
import {ReleaseError, run} from './run.mjs';
import {packageBom} from './sbom.mjs';

/**
 * @typedef {import('../pack.mjs').Archive} Archive
 * @typedef {import('./run.mjs').Place} Place
 */

/**
 * Writes what proves a release next to its archives.
 *
 * @param {Archive[]} archives
 * @param {Place} place
 */
export async function writeRecords(archives, place) {
  const output = join(place.from, OUTPUT);
  const commit = await run(place, 'git', 'log', '-1', '--format=%H %cI');
  const [hash = '', date = ''] = commit.out.trim().split(' ');
  const timestamp = new Date(date).toISOString();
  const manifests = archives.map(({manifest}) => manifest);
  /** @param {string} name @param {unknown} value */
  const write = (name, value) =>
    writeFileSync(join(output, name), `${JSON.stringify(value, undefined, 2)}\n`);

  for (const {folder, manifest, path} of archives) {
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '-w', folder];
    const {ok, out, err} = await run(place, 'npm', ...args);
    if (!ok) {
      throw new ReleaseError(
        `npm couldn't list the components of ${manifest.name}, so nothing was published. Run "npm ci", then the same command again.\n${err}`,
      );
    }
    const bom = packageBom(JSON.parse(out), manifest.name, manifests, timestamp);
    write(basename(path).replace(/\.tgz$/, '.cdx.json'), bom);
  }
  const sums = archives.map((one) => `${digestOf(one)}  ${basename(one.path)}\n`);
  writeFileSync(join(output, 'SHA512SUMS'), sums.join(''));
  write('provenance.json', await provenanceOf(archives, hash, place));
}

/** @param {Archive} archive */
const digestOf = ({integrity}) => Buffer.from(integrity.slice(7), 'base64').toString('hex');

/**
 * Where the archives come from, as a statement of in-toto with SLSA's provenance. Nobody signs it: what npm writes for
 * `--provenance` is signed by the host.
 *
 * @param {Archive[]} archives
 * @param {string} commit
 * @param {Place} place
 */
async function provenanceOf(archives, commit, place) {
  const [{manifest}] = /** @type {[{manifest: any}]} */ (/** @type {unknown} */ (archives));
  const repository = manifest.repository?.url ?? '';
  const npm = (await run(place, 'npm', '--version')).out.trim();
  const {GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: job} = place.env;
  const invocationId = job ? `${server}/${name}/actions/runs/${job}` : undefined;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: archives.map((one) => ({
      name: `pkg:npm/${one.manifest.name.replace('@', '%40')}@${one.manifest.version}`,
      digest: {sha512: digestOf(one)},
    })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://docs.npmjs.com/cli/commands/npm-pack',
        externalParameters: {repository, command: 'npm run release'},
        internalParameters: {node: process.version, npm},
        resolvedDependencies: [{uri: `${repository}@${commit}`, digest: {gitCommit: commit}}],
      },
      runDetails: {
        builder: {id: job ? `${server}/${name}` : 'urn:storefront-toolkit:local'},
        metadata: {invocationId},
      },
    },
  };
}
