/** The limits of what coding agents are told. */
export const AGENT_LIMITS = {
  /** Characters of one answer. */
  characters: 8000,
  /** Tokens of the list of tools, of about four characters each. */
  listTokens: 1500,
  /** Calls for a task of the evaluation. */
  calls: 3,
  /** Tokens of all answers to a task of the evaluation, of about four characters each: of half of the tasks, and of any. */
  taskTokens: {half: 1600, most: 3000},
} as const;
