# Builds the site and serves it on port 3000:
#
#   docker build --tag docs .
#   docker run --read-only --cap-drop ALL --publish 3000:3000 docs
#
# The build reads the Git history, for the date of each page's last change.

FROM node:20-bookworm AS build
WORKDIR /site
COPY . .
RUN npm ci && npm run build

FROM node:20-alpine
WORKDIR /site
COPY package.json package-lock.json ./
COPY server/package.json server/
COPY packages/mcp/package.json packages/mcp/
RUN npm ci --omit=dev --workspace=server && npm cache clean --force
COPY server/src server/src
COPY --from=build /site/packages/mcp packages/mcp
COPY --from=build /site/website/build website/build
# The server writes nothing, and neither does the program that reads its TypeScript.
ENV NODE_ENV=production TSX_DISABLE_CACHE=1 PORT=3000
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "require(process.env.TLS_CERT ? 'https' : 'http').get({host: '127.0.0.1', port: process.env.PORT, rejectUnauthorized: false}, ({statusCode}) => process.exit(statusCode < 400 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--conditions=storefront-toolkit-source", "--import", "tsx", "server/src/main.ts"]
