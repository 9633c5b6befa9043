import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {useContext} from 'react';
import {TabsId} from '../Tabs';

/** One panel of `Tabs`. Where scripts are off, CSS shows all panels, each under its label. */
export default function TabItem({children, className, value}: Props) {
  const {selectedValue, lazy, tabValues} = useTabs();
  const id = useContext(TabsId);
  const selected = value === selectedValue;
  const index = tabValues.findIndex((tab) => tab.value === value);
  if (!selected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${index}`}
      aria-labelledby={`${id}-tab-${index}`}
      className={className}
      hidden={!selected}
      data-label={tabValues[index]?.label ?? value}
    >
      {children}
    </div>
  );
}
