import {answerBigCommerce} from './bigcommerce.ts';
import {answerCommercetools} from './commercetools.ts';
import {answerShopify} from './shopify.ts';
import {unanswered} from './unanswered.ts';

// Loaded before the built shop, by `node --import`: requests to the vendor end here, and none reaches a network.

const VENDORS: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  shopify: answerShopify(),
  commercetools: answerCommercetools(),
  bigcommerce: answerBigCommerce(),
};

const answer = VENDORS[process.env.VENDOR ?? ''] ?? unanswered('a vendor without a stand-in');

globalThis.fetch = (input, init) => answer(new Request(input, init));
