import type {PluginOptions} from '@docusaurus/plugin-content-docs';

/**
 * Generates the items of a folder without the folder's own index: the category that holds the items links to it.
 */
export const withoutOwnIndex: PluginOptions['sidebarItemsGenerator'] = async ({
  defaultSidebarItemsGenerator,
  ...args
}) => {
  const items = await defaultSidebarItemsGenerator(args);
  return items.filter((item) => item.type !== 'doc' || item.id !== `${args.item.dirName}/index`);
};
