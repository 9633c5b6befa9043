// #region normalizer
import type {OwnBlockReader} from '@storefront-toolkit/integration-cms-core';
import type {FaqBlock} from './faq-block.ts';

export const readFaq: OwnBlockReader<FaqBlock> = (entry, {dialect}) => {
  const questions = entry.at('questions');
  const [first, ...rest] = questions.list().flatMap((field) => {
    const question = dialect.entry(field);
    // A question that is still a draft is left out.
    if (!question) return [];
    return {
      id: question.id,
      question: question.at('question').filledText(),
      answer: question.at('answer').filledText(),
    };
  });
  return {
    type: 'Faq',
    id: entry.id,
    title: entry.at('title').filledText(),
    questions: first ? [first, ...rest] : questions.fail('a list with a published question'),
  };
};
// #endregion
