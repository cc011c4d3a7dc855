/// <reference lib="webworker" />
// Keeps the app for a device without a network. A page that is open goes on with the files it began with; a new version
// takes over when all pages are closed. Tables are in the browser's database, which no version touches.
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { ANSWERS } from './parts'

declare const FILES: PrecacheEntry[] // written by vite.config.ts

const PATIENCE = 4 // seconds for a slow network, before what is kept is shown
const ANSWER = /\/api\/(games|rules|words|examples)(\/|$)/ // the same for everybody

cleanupOutdatedCaches()
precacheAndRoute(FILES)

// The page itself comes from the network where there is one, so that a new version is seen at once.
const page = new NetworkFirst({ cacheName: 'tocca-page', networkTimeoutSeconds: PATIENCE, plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }] })
registerRoute(
  new NavigationRoute(async (options) => {
    const fresh = await page.handle(options).catch(() => null)
    return fresh ?? (await matchPrecache('./')) ?? Response.error()
  }),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && ANSWER.test(url.pathname), new NetworkFirst({ cacheName: ANSWERS, networkTimeoutSeconds: PATIENCE }))
