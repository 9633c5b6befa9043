import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {controlAsset, OFFLINE_SCRIPT_LIMITS, removalScript, workerScript} from './scripts';

const texts = {
  worker: workerScript('/docs-site/', 'assets/offline.0123abcd.json'),
  control: controlAsset('/docs-site/').content.toString(),
  removal: removalScript('/docs-site/'),
};

it.each(['worker', 'control', 'removal'] as const)('the script %s is small', (name) => {
  expect(brotliCompressSync(texts[name]).length).toBeLessThanOrEqual(OFFLINE_SCRIPT_LIMITS[name]);
});

it('has its constants filled in, so that another build has another worker', () => {
  for (const text of Object.values(texts)) {
    expect(text).toContain('/docs-site/');
    expect(text).not.toMatch(/BASE_URL|LIST_FILE|STYLES/);
  }
  expect(texts.worker).toContain('assets/offline.0123abcd.json');
  expect(workerScript('/docs-site/', 'assets/offline.4567abcd.json')).not.toBe(texts.worker);
});

it('has a name by its content', () => {
  expect(controlAsset('/').file).toMatch(/^js\/offline\.[0-9a-f]{8}\.js$/);
  expect(controlAsset('/').file).not.toBe(controlAsset('/docs-site/').file);
});

it('the worker of a site that can’t be kept answers no request', () => {
  expect(texts.removal).not.toContain('fetch');
});
