import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/quiz', states, {
  quiz: (page) => servedExample(page, 'quiz/running-shoes').getByRole('form'),

  progress: (page) => servedExample(page, 'quiz/running-shoes').getByRole('progressbar'),

  question: (page) => servedExample(page, 'quiz/running-shoes').getByRole('group'),

  option: (page) => servedExample(page, 'quiz/running-shoes').getByRole('radio').first(),

  'described-option': (page) => servedExample(page, 'quiz/running-shoes').getByRole('radio').nth(2),

  async chosen(page) {
    const stage = await liveExample(page, 'quiz/running-shoes');
    const option = stage.getByRole('radio').first();
    await option.check();
    return option;
  },

  async missing(page) {
    const stage = await liveExample(page, 'quiz/running-shoes');
    await stage.getByRole('button', {name: 'Next'}).click();
    return stage.getByRole('group');
  },

  next: (page) => servedExample(page, 'quiz/running-shoes').getByRole('button', {name: 'Next'}),

  async second(page) {
    const stage = await liveExample(page, 'quiz/running-shoes');
    await stage.getByRole('radio').first().check();
    await stage.getByRole('button', {name: 'Next'}).click();
    return stage.getByRole('progressbar');
  },
});
