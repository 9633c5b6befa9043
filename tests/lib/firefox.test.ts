import {expect, test, vi} from 'vitest';
import {runInFirefox} from './firefox.ts';

const reasons = {'ui/menu open': 'Firefox has no such key.'};
const fails = () => Promise.reject(new Error('No menu'));
const passes = () => Promise.resolve();

test('a row that is not listed passes or fails as its test does', async () => {
  const skip = vi.fn();
  await runInFirefox('ui/menu close', passes, skip, reasons);
  await expect(runInFirefox('ui/menu close', fails, skip, reasons)).rejects.toThrow('No menu');
  expect(skip).not.toHaveBeenCalled();
});

test('a listed row that fails is skipped with its reason', async () => {
  const skip = vi.fn();
  await runInFirefox('ui/menu open', fails, skip, reasons);
  expect(skip).toHaveBeenCalledWith('Firefox has no such key.');
});

test('a listed row that passes is a failure', async () => {
  const skip = vi.fn();
  const ended = runInFirefox('ui/menu open', passes, skip, reasons);
  await expect(ended).rejects.toThrow('"ui/menu open" passes in Firefox');
  expect(skip).not.toHaveBeenCalled();
});
