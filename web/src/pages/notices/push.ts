/** This browser and Web Push: whether it can be told something while no page is open, and asking it to. */
import { api } from '$/lib/api'
import type { NoticeWays } from '$/lib/wire'

/** `install`: only as an app on the home screen; `insecure`: this page came by plain http; `none`: this browser cannot. */
export type Can = 'on' | 'off' | 'denied' | 'install' | 'insecure' | 'none'

const WORKER = '/sw.js'
const isApple = (): boolean => /iPad|iPhone|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function canPush(): Promise<Can> {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return isApple() ? 'install' : 'none'
  if (Notification.permission === 'denied') return 'denied'
  return (await current()) ? 'on' : 'off'
}

const known = (subscription: PushSubscription): Parameters<typeof api.push>[0] => {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! }
}

/** Ask this browser; only ever from a tap. Null: the person has said no. */
export async function subscribe(key: string): Promise<NoticeWays | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register(WORKER)
  await navigator.serviceWorker.ready
  await (await registration.pushManager.getSubscription())?.unsubscribe() // it may be for another key
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  return api.push(known(subscription))
}

export async function unsubscribe(): Promise<NoticeWays> {
  const subscription = await current()
  const ways = await api.endPush(subscription?.endpoint ?? '')
  await subscription?.unsubscribe()
  return ways
}
