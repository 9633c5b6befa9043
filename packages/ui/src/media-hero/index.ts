export {
  HeroCssVariables as MediaHeroCssVariables,
  HeroDataAttributes as MediaHeroDataAttributes,
} from '../internal/blocks/HeroFrame.tsx';
export {MediaHero, type MediaHeroProps} from './MediaHero.tsx';
