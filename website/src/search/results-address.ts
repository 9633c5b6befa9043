import settings from '../../site.config';

/** Path of the page that shows all results. */
export const resultsPath = settings.baseUrl + settings.search.searchPagePath;

/** Address of all results of a query. */
export const resultsAddress = (query: string) => `${resultsPath}?q=${encodeURIComponent(query)}`;
