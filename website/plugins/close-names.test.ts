import {expect, test} from 'vitest';
import {closeNames} from './close-names';

test('the nearest names come first, and at most three', () => {
  const names = ['tables', 'fable', 'table', 'cable', 'tab'];
  expect(closeNames('table', names)).toEqual(['table', 'tables', 'fable']);
});

test('what is far is left out', () => {
  expect(closeNames('bottom', ['button', 'carousel'])).toEqual(['button']);
});
