export {CardDataAttributes as MediaCardDataAttributes} from '../internal/blocks/Card.tsx';
export {MediaCard, type MediaCardProps} from './MediaCard.tsx';
