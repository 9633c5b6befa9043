export {MediaBlockHeroDataAttributes} from './data-attributes.ts';
export {MediaBlockHero, type MediaBlockHeroProps} from './MediaBlockHero.tsx';
