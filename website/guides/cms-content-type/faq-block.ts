// #region type
import type {BlockBase} from '@storefront-toolkit/types/cms';

/** A question with its answer. */
export interface FaqQuestion {
  /** Id of its entry in the CMS. */
  readonly id: string;
  readonly question: string;
  /** Plain text. */
  readonly answer: string;
}

/** Questions that shoppers ask, which open one by one. */
export interface FaqBlock extends BlockBase {
  readonly type: 'Faq';
  readonly title: string;
  /** In the editor's order. Never empty. */
  readonly questions: readonly [FaqQuestion, ...FaqQuestion[]];
}
// #endregion
