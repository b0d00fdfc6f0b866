import { look } from '../classify/look.ts'
import { isProvider } from './isProvider.ts'
import { oneLine } from './oneLine.ts'
import type { Provider } from './Provider.ts'

/** An EIP-6963 announcement after everything hostile was taken out of it. */
export type Announcement = {
  uuid: string
  rdns: string
  name: string
  icon?: string
  provider: Provider
}

/**
 * Reads a `detail` of `eip6963:announceProvider`; `undefined` where it has no usable identity. Any page script
 * can announce, so names are cut and stripped, and icons are pictures in the address itself or nothing.
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
