/** The words of the editor. */
export const texts = {
  field: 'Code of the example',
  hint: 'Tab leaves the code. Ctrl+] and Ctrl+[ indent a line and take it back.',
  result: 'Result of your code',
  tools: 'Editor',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  format: (kilobytes: number) => `Format (+${kilobytes} kB)`,
  formatLoaded: 'Format',
  types: (megabytes?: number) =>
    megabytes === undefined ? 'Check types' : `Check types (+${megabytes} MB)`,
  typesLoading: 'The type check starts.',
  typesFound: (count: number) =>
    count === 1
      ? 'The type check found 1 problem.'
      : `The type check found ${count || 'no'} problems.`,
  typesMissing:
    'The type check could not be loaded. Check the connection, then press “Check types” again.',
  typesSlow:
    'The type check took longer than 20 seconds, so it was stopped. Remove types that compute others, then press “Check types” again.',
  typesFailed:
    'The type check failed at this code, so nothing is known about it. Take a part of it out, then press “Check types” again.',
  line: (line: number) => `Line ${line}:`,
  share: 'Copy link',
  stackBlitz: 'Open in StackBlitz',
  stackBlitzTitle: 'Sends your code to stackblitz.com, in a new tab',
  project: (id: string) => `The example ${id}, with Vite`,
  kitFailed:
    'The project could not be put together, so nothing was sent. Check the connection, then try again.',
  download: 'Download example',
  close: 'Close editor',
  opened: 'The code can be edited. The result is above it.',
  wasReset: 'The code is the example’s again.',
  wasFormatted: 'The code is formatted.',
  notFormatted: 'The code can’t be formatted until its fault is fixed.',
  formatFailed:
    'The formatter could not be loaded, so the code stays as it is. Check the connection, then try again.',
  copied: 'A link to your code is on the clipboard.',
  notCopied: (address: string) =>
    `The browser keeps the clipboard closed. Copy the link: ${address}`,
  tooLong: (length: number, most: number) =>
    `Your code makes a link of ${length} characters, and some programs cut links above ${most}. Shorten the code, or copy it as text.`,
  broken:
    'The link’s code can’t be read: a part of it is missing or changed. You see the example as it is. Ask for the link again.',
  at: (line: number, message: string) => `Line ${line}: ${message}`,
  notCompiled: (message: string) => `The code can’t be read here: ${message}.`,
  unknownImport: (name: string) =>
    `“${name}” can’t be imported here. Import React or a component of the toolkit by its public name, such as “@storefront-toolkit/ui/button”.`,
  noDefault:
    'There is nothing to show: the code has no default export. Write “export default” before the component.',
  noComponent: 'The default export isn’t a component. Export a function that returns elements.',
  stopped: (error: string) => `The code stopped. ${error}`,
  endless:
    'The loop ran for more than 2 seconds, so it was stopped. Give it a condition that ends it.',
  silent:
    'The code did not answer for 2 seconds, so its frame was closed. Look for a loop without an end, then change the code to run it again.',
  left: 'The code opened another page in its frame, which isn’t possible here. Remove the navigation: the example runs again after your next change.',
  missing:
    'The frame that runs the code could not be loaded. Check the connection, then open the editor again.',
  notLoaded: (name: string) =>
    `“${name}” could not be loaded. Check the connection, then change the code to run it again.`,
};
