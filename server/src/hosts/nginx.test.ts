import {reasonToSkipNginx, startNginx} from '../testing/nginx.ts';
import {testHost} from '../testing/test-host.ts';

testHost({
  name: 'nginx',
  file: 'nginx.conf',
  skipped: reasonToSkipNginx(),
  refusesLinks: true,
  start: startNginx,
});
