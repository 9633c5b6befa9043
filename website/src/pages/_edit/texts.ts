/** The words of the page with the editor. */
export const texts = {
  title: 'Edit an example',
  intro:
    'Choose an example to change its code and see the result. You can send your code to others as a link: the link itself holds it.',
  needsCode:
    'The editor needs JavaScript. The pages of the components show the same examples with their code without it.',
  unknown: (id: string) => `There is no example “${id}”. Choose one below.`,
  titleOf: (id: string) => `Edit ${id}`,
  page: (component: string) => `${component} page`,
  all: 'All examples',
  loading: 'Loading the editor…',
  failed: 'The editor could not be loaded. Check the connection, then reload the page.',
};
