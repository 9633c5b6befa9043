export {TabsContent, type TabsContentProps} from './TabsContent.tsx';
export {TabsList, type TabsListProps} from './TabsList.tsx';
export {TabsRoot, type TabsRootProps} from './TabsRoot.tsx';
export {TabsTrigger, type TabsTriggerProps} from './TabsTrigger.tsx';
export {TabsDataAttributes} from './data-attributes.ts';
export type {TabsOrientation, TabsVariant} from './variants.ts';
