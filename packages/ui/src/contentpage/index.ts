export {ContentPage, type ContentPageProps} from './ContentPage.tsx';
export {type BlockOptions, createBlockRenderer} from './create-block-renderer.ts';
export {pickVariant} from './pick-variant.ts';
export type {BlockContext, BlockRegistry} from './registry.ts';
export {uiBlocks} from './ui-blocks.tsx';
