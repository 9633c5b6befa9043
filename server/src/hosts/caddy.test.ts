import {reasonToSkipCaddy, startCaddy} from '../testing/caddy.ts';
import {testHost} from '../testing/test-host.ts';

testHost({
  name: 'Caddy',
  file: 'Caddyfile',
  skipped: reasonToSkipCaddy(),
  refusesLinks: false,
  start: startCaddy,
});
