# The image of Oasis: app, API and workers. NOT RUN: no container can be built where this was written (docs/operate.md).
FROM node:24-slim AS build
WORKDIR /oasis
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /oasis
COPY --from=build /oasis/package.json ./
COPY --from=build /oasis/node_modules ./node_modules
COPY --from=build /oasis/dist ./dist
COPY --from=build /oasis/build ./build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, so that a signal reaches the server.
ENTRYPOINT ["node", "build/server/run.mjs"]
