import type {ReactNode} from 'react';

/** The props that a page writes on `<TabItem>`. */
export interface TabItemProps {
  value: string;
  /** Text of the tab. @default `value` */
  label?: string;
  default?: boolean;
  className?: string;
  children?: ReactNode;
}

interface TabPanelProps extends TabItemProps {
  /** Prefix of the ids of the set. */
  id: string;
  index: number;
  selected: boolean;
}

/** One panel. Where scripts are off, CSS shows all panels, each under its label. */
export default function TabPanel({
  id,
  index,
  selected,
  value,
  label,
  className,
  children,
}: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${index}`}
      aria-labelledby={`${id}-tab-${index}`}
      className={className}
      hidden={!selected}
      data-label={label ?? value}
    >
      {children}
    </div>
  );
}
