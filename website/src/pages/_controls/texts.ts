/** The words of the page with controls. */
export const texts = {
  title: 'Controls',
  intro:
    'Choose a component to set its props with native inputs. You see the example change, and the code that you need for it.',
  needsCode:
    'Controls need JavaScript. Each page below shows its examples and a table of its props without it.',
  unknown: (id: string) => `There is no component “${id}”. Choose one below.`,
  titleOf: (component: string) => `${component} controls`,
  all: 'All components',
  page: (component: string) => `${component} page`,
  preview: (component: string) => `Preview of ${component}`,
  loading: 'Loading the example…',
  failed:
    'The example could not be loaded, so there is nothing to set. Check the connection, then reload the page.',
  stopped: (error: string) =>
    `The example stopped with these props: ${error} Change the last one back, or reset all.`,
  reset: 'Reset',
  wasReset: 'All props and the stage are as at first.',
  stage: 'Stage',
  width: 'Width',
  full: 'full',
  dark: 'Dark',
  rightToLeft: 'Right to left',
  lessMotion: 'Reduced motion',
  forcedColors: 'Forced colors',
  forcedNote:
    'Reduced motion and forced colors are simulated. Your browser draws real forced colors a little differently.',
  none: 'This example takes data instead of props with simple values. Change the stage, or read the table of props on its page.',
  notSet: 'not set',
  standard: (value: string) => `${value} (default)`,
};
