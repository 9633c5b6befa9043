import {describe, expect, it} from 'vitest';
import {engineWarnings, majorOf, otherMajors} from './node-versions.mjs';

describe('majorOf', () => {
  it('reads a version with and without its letter', () => {
    expect([majorOf('v24.22.3'), majorOf('20.19.0')]).toEqual([24, 20]);
  });
});

describe('otherMajors', () => {
  it('leaves out the one that runs', () => {
    expect(otherMajors('20.20.2')).toEqual([22, 24]);
    expect(otherMajors('v24.1.0')).toEqual([20, 22]);
  });

  it('has all for a version that is none of them', () => {
    expect(otherMajors('23.0.0')).toEqual([20, 22, 24]);
  });
});

describe('engineWarnings', () => {
  it("finds npm's warnings of a package, and of npm itself", () => {
    const output = [
      'npm warn EBADENGINE Unsupported engine {',
      "npm warn EBADENGINE   package: 'lighthouse@13.5.0',",
      'npm warn cli npm v12.0.0 does not support Node.js v20.20.2.',
      'added 1090 packages in 2m',
    ].join('\n');
    expect(engineWarnings(output)).toHaveLength(3);
  });

  it('finds nothing in the output of an install that fits', () => {
    expect(engineWarnings('npm warn deprecated a@1.0.0: old\nadded 1 package')).toEqual([]);
  });
});
