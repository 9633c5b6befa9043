import {expect, test} from 'vitest';
import {readAudit} from './audit.mjs';

test('only high and critical findings count', () => {
  const finding = (name: string, severity: string) => ({name, severity, range: '*', via: []});
  const report = {
    vulnerabilities: {
      a: finding('a', 'high'),
      b: finding('b', 'moderate'),
      c: finding('c', 'critical'),
    },
  };
  expect(readAudit(report)).toEqual({findings: [finding('a', 'high'), finding('c', 'critical')]});
});

test('no vulnerability at all is an empty list', () => {
  expect(readAudit({vulnerabilities: {}})).toEqual({findings: []});
});

test('a registry without the endpoint is told apart from a clean result', () => {
  expect(readAudit({message: '405 Method Not Allowed', error: {summary: ''}})).toEqual({
    unavailable: '405 Method Not Allowed',
  });
  expect(readAudit({})).toEqual({unavailable: 'npm audit printed neither findings nor an error'});
});
