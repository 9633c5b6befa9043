import {chmodSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readManifest} from '../manifest.ts';
import {prepareBuild} from '../prepare-build.ts';
import {checkRule, ruleTitle} from './check-rule.ts';
import type {ServedBuild} from './nginx.ts';
import {ask} from './requests.ts';
import {rules, rulesBelow, rulesFile} from './rules.ts';
import {createTestSite, ownOrigin} from './site.ts';

/** A server that the build writes a file for. */
export interface TestedHost {
  name: string;
  /** The file, in the folder for deployment. */
  file: string;
  /** Why it cannot be asked, or `undefined` if it can. */
  skipped: string | undefined;
  /** It doesn't serve what a symbolic link leads to. */
  refusesLinks: boolean;
  start: (build: ServedBuild) => Promise<{port: number; stop: () => Promise<void>}>;
}

const sites = [
  {prefix: '', where: 'the generated file', all: rules},
  {prefix: '/toolkit', where: 'the file of a site below a path', all: rulesBelow('/toolkit')},
];

/** Tests that a server with the generated file answers as the site's rules say. Prints why it is skipped, if it is. */
export function testHost({name, file, skipped, refusesLinks, start}: TestedHost): void {
  if (skipped) console.warn(`The tests of ${name} are skipped: ${skipped}`);

  describe.skipIf(skipped).each(sites)(
    `${name} with $where${skipped ? `: ${skipped}` : ''}`,
    (tested) => {
      const {prefix} = tested;
      const site = createTestSite(prefix);
      let server: Awaited<ReturnType<TestedHost['start']>>;
      let policy: string;

      beforeAll(async () => {
        await prepareBuild({root: site.root, settings: {...ownOrigin, baseUrl: `${prefix}/`}});
        if (refusesLinks) {
          symlinkSync(join(site.folder, 'secret.txt'), join(site.root, 'link.txt'));
          symlinkSync(join(site.folder, 'outside'), join(site.root, 'linked'));
        }
        // A server that was started as root may serve as a user who may not enter a private temporary folder.
        chmodSync(site.folder, 0o755);
        policy = readManifest(site.root).contentSecurityPolicy;
        server = await start({root: site.root, rules: join(site.folder, 'deploy', file)});
      });

      afterAll(async () => {
        await server.stop();
        site.remove();
      });

      for (const rule of [...tested.all, rulesFile(prefix)]) {
        test(ruleTitle(rule), () => checkRule(server.port, rule, policy, prefix));
      }

      test('a known entity tag is answered with 304 and the same headers', async () => {
        const {headers} = await ask(server.port, `${prefix}/docs/intro`);
        const again = await ask(server.port, `${prefix}/docs/intro`, {
          headers: {'If-None-Match': String(headers.etag)},
        });
        expect(again.status).toBe(304);
        expect(again.headers['cache-control']).toBe('no-cache');
        expect(again.headers).toMatchObject({
          etag: headers.etag,
          'content-security-policy': policy,
        });
      });
    },
  );
}
