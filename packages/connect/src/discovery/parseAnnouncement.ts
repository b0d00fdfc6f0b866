import { readProperty } from '../normalise/readProperty.ts'
import { isImageDataUri } from './isImageDataUri.ts'
import { isProvider } from './isProvider.ts'
import { isRdns } from './isRdns.ts'
import { toOneLine } from '../normalise/toOneLine.ts'
import type { Provider } from './Provider.ts'

export type Announcement = {
  rdns: string
  name: string
  icon?: string
  provider: Provider
}

/** Parses the untrusted `detail` of an EIP-6963 announcement. Returns undefined without a provider or a valid rdns. */
export function parseAnnouncement(detail: unknown): Announcement | undefined {
  const info = readProperty(detail, 'info')
  const provider = readProperty(detail, 'provider')
  const rdns = toOneLine(readProperty(info, 'rdns'), 253).toLowerCase()
  if (!isProvider(provider) || !isRdns(rdns)) return undefined
  const icon = readProperty(info, 'icon')
  return {
    rdns,
    name: toOneLine(readProperty(info, 'name'), 40) || rdns,
    ...(isImageDataUri(icon) && { icon }),
    provider,
  }
}
