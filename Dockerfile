# Dependencies alone, so that a change of the source does not install them again.
FROM node:24.21.0-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY web/package.json web/
# The optional packages bring Node 24 to machines that have an older one, which this image has, and what runs nets on every platform.
RUN npm ci --omit=dev --omit=optional

# What searchers run, as one file, and the page. What makes them is not in the image.
FROM dependencies AS bundle
RUN npm ci --omit=dev
COPY src src
COPY web web
RUN node src/bundle/make.ts src/jobs/searcher.ts && node src/bundle/make-page.ts

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=bundle /app/node_modules/.cache/arbor node_modules/.cache/arbor
# What runs nets, for this platform alone.
COPY --from=bundle /app/node_modules/onnxruntime-common node_modules/onnxruntime-common
COPY --from=bundle /app/node_modules/onnxruntime-node/package.json node_modules/onnxruntime-node/package.json
COPY --from=bundle /app/node_modules/onnxruntime-node/dist node_modules/onnxruntime-node/dist
COPY --from=bundle /app/node_modules/onnxruntime-node/bin/napi-v6/linux node_modules/onnxruntime-node/bin/napi-v6/linux
COPY package.json package-lock.json ./
COPY src src
COPY packages packages
COPY web web
COPY models models
COPY openapi openapi
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `npm start`.
CMD ["node", "--max-semi-space-size=16", "src/main.ts"]
