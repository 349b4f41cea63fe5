/** Passkeys, as far as the browser has to do with them. */
import type { House } from './wire'

/** Why there is no passkey to be had: '' if there is. */
export function whyNot(offered: House['passkeys']): '' | 'off' | 'address' | 'insecure' | 'browser' {
  if (offered === 'off' || offered === 'missing') return 'off'
  if (!window.isSecureContext) return 'insecure'
  if (offered === 'address') return 'address'
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential ? '' : 'browser'
}

const answered = (made: Credential | null): unknown => {
  if (!made) throw new DOMException('nothing', 'NotAllowedError')
  return (made as PublicKeyCredential).toJSON()
}

/** Make a key; what is to be told to the server. */
export const make = async (options: Record<string, unknown>): Promise<unknown> =>
  answered(await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never) }))

/** Sign with one; the person chooses which. */
export const sign = async (options: Record<string, unknown>): Promise<unknown> =>
  answered(await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never) }))
