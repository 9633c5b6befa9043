import {type LoaderFunctionArgs, redirect} from 'react-router';
import {marketFor} from '../markets.ts';

/** Leads from `/` to the market that fits the browser's languages. */
export function loader({request}: LoaderFunctionArgs) {
  const {locale} = marketFor(request.headers.get('Accept-Language') ?? '');
  return redirect(`/${locale}`, {headers: {Vary: 'Accept-Language'}});
}
