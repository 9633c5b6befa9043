export {ArticlePage, type ArticlePageProps} from './ArticlePage.tsx';
