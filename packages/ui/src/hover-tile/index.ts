export {HoverTileDataAttributes} from './data-attributes.ts';
export {HoverTile, type HoverTileProps} from './HoverTile.tsx';
