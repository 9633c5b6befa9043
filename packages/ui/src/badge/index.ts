export {Badge, type BadgeProps} from './Badge.tsx';
export {BadgeList, type BadgeListProps} from './BadgeList.tsx';
export {BadgeDataAttributes} from './data-attributes.ts';
export type {BadgeSize} from './variants.ts';
