/** All that the framework's code in the browser uses of tslib, whose CommonJS would bring the whole library. */
export function __importDefault(module: {__esModule?: boolean}) {
  return module.__esModule ? module : {default: module};
}
