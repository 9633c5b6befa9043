import {describe, expect, test} from 'vitest';
import {NPM} from './options.mjs';
import {hasProof, tagOf} from './publish.mjs';

test.each([
  ['1.0.0', 'latest'],
  ['0.2.0-next.0', 'next'],
  ['1.0.0-rc.12', 'rc'],
  ['1.0.0-0', 'prerelease'],
])('%s is published as %s', (version, tag) => {
  expect(tagOf(version)).toBe(tag);
});

describe('a host proves who builds', () => {
  test('on GitHub Actions with an id token, and on GitLab with one for Sigstore', () => {
    expect(hasProof({ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example.com'}, NPM)).toBe(true);
    expect(hasProof({GITLAB_CI: 'true', SIGSTORE_ID_TOKEN: 'token'}, NPM)).toBe(true);
  });

  test('not without a token, nor to another registry', () => {
    expect(hasProof({GITHUB_ACTIONS: 'true'}, NPM)).toBe(false);
    expect(hasProof({GITLAB_CI: 'true'}, NPM)).toBe(false);
    expect(
      hasProof({ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example.com'}, 'http://localhost:1/'),
    ).toBe(false);
  });
});
