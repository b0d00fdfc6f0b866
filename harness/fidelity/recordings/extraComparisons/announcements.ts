import { formatMasked } from '../formatLines.ts'
import { collectAnnouncements, type Announcement } from './collectAnnouncements.ts'
import type { ExtraComparison } from './ExtraComparison.ts'

type Recorded = {
  n: {
    uuid: string
    same: boolean
    infoFrozen: boolean
    detFrozen: boolean
    rdns: string
    name: string
  }[]
  keys: string[]
  errCtor: boolean
  stackType: string
}

/**
 * Compares MetaMask's recording 76: the announcement comes again on request, with the same uuid; and the own
 * keys of an error.
 */
export const announcements: ExtraComparison = async ({ value }, session) => {
  const { n, keys, errCtor, stackType } = value as Recorded
  const { wallet, provider } = session
  const window: EventTarget & { ethereum?: unknown } = new EventTarget()
  const announced = collectAnnouncements(window)
  wallet.announce(window as never)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  const error: unknown = await provider
    .request({ method: 'foo_bar' })
    .catch((thrown: unknown) => thrown)
  const ours = announced.map((one) => formatOne(one, announced[0]?.info['uuid']))
  return {
    recorded: [
      ...n.map(
        ({ uuid, same, infoFrozen, detFrozen, rdns, name }) =>
          `announced ${formatMasked({ sameUuid: uuid === n[0]?.uuid, same, infoFrozen, detFrozen, rdns, name })}`,
      ),
      `error keys [${keys.join(', ')}] plain=${errCtor} stack=${stackType}`,
    ],
    ours: [...ours, formatError(error)],
  }
}

const formatOne = ({ info, frozen, infoFrozen, same }: Announcement, uuid: unknown): string =>
  `announced ${formatMasked({ sameUuid: info['uuid'] === uuid, same, infoFrozen, detFrozen: frozen, rdns: info['rdns'], name: info['name'] })}`

function formatError(error: unknown): string {
  const { constructor, stack } = error as { constructor: unknown; stack?: unknown }
  return `error keys [${Object.keys(error as object).join(', ')}] plain=${constructor === Object} stack=${typeof stack}`
}
