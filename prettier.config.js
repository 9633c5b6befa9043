/** @type {import('prettier').Config} */
export default {
  singleQuote: true,
  bracketSpacing: false,
  printWidth: 100,
};
