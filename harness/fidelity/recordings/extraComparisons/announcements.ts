import { formatMasked } from '../recordingLines.ts'
import { collectAnnouncements } from './collectAnnouncements.ts'
import type { ExtraComparison } from './ExtraComparison.ts'

type Recorded = {
  n: { uuid: string; icon: string; iconLen: number }[]
  keys: string[]
  errCtor: boolean
  stackType: string
}

/** Compares MetaMask's recording 76: an announcement repeated on request, and the own keys of an error. */
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
  return {
    recorded: [
      ...n.map(({ uuid, icon: _, iconLen: __, ...one }) =>
        formatOne({ ...one, sameUuid: uuid === n[0]?.uuid }),
      ),
      `error keys [${keys.join(', ')}] plain=${errCtor} stack=${stackType}`,
    ],
    ours: [
      ...announced.map(({ info: { uuid, rdns, name }, ...one }) =>
        formatOne({
          sameUuid: uuid === announced[0]?.info['uuid'],
          same: one.sameAsWindowEthereum,
          infoFrozen: one.frozenInfo,
          detFrozen: one.frozenDetail,
          rdns,
          name,
        }),
      ),
      formatError(error),
    ],
  }
}

const formatOne = (announcement: object): string => `announced ${formatMasked(announcement)}`

function formatError(error: unknown): string {
  const { constructor, stack } = error as { constructor: unknown; stack?: unknown }
  return `error keys [${Object.keys(error as object).join(', ')}] plain=${constructor === Object} stack=${typeof stack}`
}
