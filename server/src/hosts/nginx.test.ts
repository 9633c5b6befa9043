import {chmodSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readManifest} from '../manifest.ts';
import {prepareBuild} from '../prepare-build.ts';
import {checkRule, ruleTitle} from '../testing/check-rule.ts';
import {reasonToSkipNginx, startNginx} from '../testing/nginx.ts';
import {ask} from '../testing/requests.ts';
import {rules, rulesBelow, rulesFile} from '../testing/rules.ts';
import {createTestSite, ownOrigin} from '../testing/site.ts';

const skipped = reasonToSkipNginx();
if (skipped) console.warn(`The nginx tests are skipped: ${skipped}`);

const sites = [
  {prefix: '', where: 'the generated file', all: rules},
  {prefix: '/toolkit', where: 'the file of a site below a path', all: rulesBelow('/toolkit')},
];

describe.skipIf(skipped).each(sites)(
  `nginx with $where${skipped ? `: ${skipped}` : ''}`,
  (tested) => {
    const {prefix} = tested;
    const site = createTestSite(prefix);
    let nginx: Awaited<ReturnType<typeof startNginx>>;
    let port: number;
    let policy: string;

    beforeAll(async () => {
      await prepareBuild({root: site.root, settings: {...ownOrigin, baseUrl: `${prefix}/`}});
      symlinkSync(join(site.folder, 'secret.txt'), join(site.root, 'link.txt'));
      symlinkSync(join(site.folder, 'outside'), join(site.root, 'linked'));
      // As root, nginx serves as a user who may not enter a private temporary folder.
      chmodSync(site.folder, 0o755);
      policy = readManifest(site.root).contentSecurityPolicy;
      nginx = await startNginx({root: site.root, rules: join(site.folder, 'deploy/nginx.conf')});
      port = nginx.port;
    });

    afterAll(async () => {
      await nginx.stop();
      site.remove();
    });

    for (const rule of [...tested.all, rulesFile(prefix)]) {
      test(ruleTitle(rule), () => checkRule(port, rule, policy, prefix));
    }

    test('a known entity tag is answered with 304 and the same headers', async () => {
      const {headers} = await ask(port, `${prefix}/docs/intro`);
      const again = await ask(port, `${prefix}/docs/intro`, {
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
