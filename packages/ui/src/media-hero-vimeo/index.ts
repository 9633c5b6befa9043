export {MediaHeroVimeo, type MediaHeroVimeoProps} from './MediaHeroVimeo.tsx';
