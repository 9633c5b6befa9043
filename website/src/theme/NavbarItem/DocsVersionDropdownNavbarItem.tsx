import type {ReactNode} from 'react';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import VersionItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/**
 * The version item of the navbar. With several versions it is the theme's dropdown, which remembers the
 * choice. With one it is the theme's plain link, which does not: here a click on it remembers that version.
 */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(props.docsPluginId);
  const only = versions.length === 1 ? versions[0] : undefined;
  return (
    <VersionItem {...props} {...(only && {onClick: () => savePreferredVersionName(only.name)})} />
  );
}
