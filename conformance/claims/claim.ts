/** One testable sentence of the site's specification. */
export interface Claim {
  /** Section and number, such as `2.14`. Tests name it as `@spec-2.14`. */
  id: string;
  /** The requirement of the specification. */
  claim: string;
  /** The reading of the sentence, with the reason, if the specification contradicts itself, is open, or cannot hold word for word. */
  reading?: string;
  /** Why it does not hold yet, or is not proved. Such a claim is uncovered; no test may name it. */
  open?: string;
}
