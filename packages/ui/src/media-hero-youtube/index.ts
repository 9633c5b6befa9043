export {MediaHeroYouTube, type MediaHeroYouTubeProps} from './MediaHeroYouTube.tsx';
