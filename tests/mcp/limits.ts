/** The limits of what coding agents are told. */
export const AGENT_LIMITS = {
  /** Characters of one answer. */
  characters: 8000,
  /** Tokens of the list of tools, of about four characters each. */
  listTokens: 1500,
  /** Calls for a task of the evaluation. */
  calls: 3,
} as const;
