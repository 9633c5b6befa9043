import {mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openFolder} from './folder.ts';

let place: string;
let root: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'folder-'));
  root = join(place, 'build');
  mkdirSync(root);
});
afterEach(() => {
  rmSync(place, {recursive: true});
});

test('a folder is made for the server alone, beside the build or elsewhere @claim-deploy-your-site.feedback-folder', () => {
  for (const name of ['kept', '..kept', 'build-kept', 'a/b']) {
    const folder = join(place, name);
    expect(openFolder(folder, root)).toBe(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }
});

test('none is refused, with the ways to name one @claim-deploy-your-site.feedback-folder', () => {
  expect(() => openFolder(undefined, root)).toThrow(/no folder.*--feedback DIR.*FEEDBACK_FOLDER/);
});

test.each(['build', 'build/kept', 'build/../build/..kept'])(
  '%s is refused, since the build is published @claim-deploy-your-site.feedback-folder',
  (name) => {
    expect(() => openFolder(join(place, name), root)).toThrow(
      /is in the build, so the server would publish them.*Name one outside of/,
    );
  },
);

test('one that can not be written is refused, with the reason @claim-deploy-your-site.feedback-folder', () => {
  writeFileSync(join(place, 'file'), '');
  for (const name of ['file', 'file/below']) {
    expect(() => openFolder(join(place, name), root)).toThrow(
      /can't be written, so each message would be lost: E(EXIST|NOTDIR).*Give the server's user/,
    );
  }
});
