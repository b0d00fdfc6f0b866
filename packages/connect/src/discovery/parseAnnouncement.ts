import { look } from '../classify/look.ts'
import { isProvider } from './isProvider.ts'
import { oneLine } from './oneLine.ts'
import type { Provider } from './Provider.ts'

/** Validated EIP-6963 announcement. */
export type Announcement = {
  uuid: string
  rdns: string
  name: string
  icon?: string
  provider: Provider
}

/**
 * Parses the `detail` of an `eip6963:announceProvider` event. Returns undefined without a provider and a valid rdns.
 * Any script of the page can announce, so it truncates and cleans names, and accepts icons only as image data URIs.
 */
export function parseAnnouncement(detail: unknown): Announcement | undefined {
  const info = look(detail, 'info')
  const provider = look(detail, 'provider')
  const rdns = oneLine(look(info, 'rdns'), 253).toLowerCase()
  if (!isProvider(provider) || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(rdns)) return undefined
  const icon = look(info, 'icon')
  return {
    uuid: oneLine(look(info, 'uuid'), 64),
    rdns,
    name: oneLine(look(info, 'name'), 40) || rdns,
    ...(isPicture(icon) && { icon }),
    provider,
  }
}

function isPicture(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 100_000 &&
    /^data:image\/(svg\+xml|png|webp|jpeg|gif|avif)[;,]/i.test(value)
  )
}
