// What the server tells while no page is open (Web Push): shown, and opened when it is pressed. It keeps no page.
const here = self.location.origin

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

addEventListener('push', (event) => {
  const told = event.data && event.data.json()
  if (told) event.waitUntil(tell(told))
})

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
const isAt = (page, path) => new URL(page.url).pathname.startsWith(path)

async function tell({ title, body, link, tag, about, count }) {
  if (self.navigator.setAppBadge) await self.navigator.setAppBadge(count).catch(() => undefined)
  const open = await windows()
  // Who has the table before his eyes knows.
  if (about && open.some((page) => page.visibilityState === 'visible' && isAt(page, `/table/${about}`))) return
  await self.registration.showNotification(title, { body, tag, renotify: true, icon: '/icon-192.png', badge: '/badge.png', data: { link } })
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(go(event.notification.data.link))
})

async function go(link) {
  const to = new URL(link, here)
  if (to.origin !== here) return
  const open = await windows()
  const there = open.find((page) => new URL(page.url).pathname === to.pathname)
  if (there) await there.focus()
  else await self.clients.openWindow(to.href)
}

// The browser has given itself another address.
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription && oldSubscription.options
  const fresh = newSubscription || (options && (await self.registration.pushManager.subscribe(options)))
  if (!fresh) return
  const { endpoint, keys } = fresh.toJSON()
  const headers = { 'Content-Type': 'application/json', 'X-Tetrapolis': '1' }
  await fetch('/api/push', { method: 'POST', headers, credentials: 'same-origin', body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }) })
}
