/** The words of the question at the end of each document. */
export const texts = {
  question: 'Was this page helpful?',
  comment: 'Add a comment',
  label: 'Your comment',
  hint: 'Choose Yes or No to send it. Please leave out names, addresses and order numbers: nobody can reply. The site keeps no cookie and no IP address with your answer.',
  thanks: 'Thank you. Your answer was sent.',
  sending: 'Sending…',
  failed: 'Your answer was not sent.',
  offline: 'Check your connection, then try again.',
  issue: 'Open an issue about this page',
  issueTitle: (page: string) => `Feedback on “${page}”`,
} as const;
