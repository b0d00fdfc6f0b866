import { lines, formatMasked } from '../recordingLines.ts'
import type { Snapshot } from '../types.ts'
import { type Announcement, collectAnnouncements } from './collectAnnouncements.ts'
import type { ExtraComparison } from './ExtraComparison.ts'

type Recorded = {
  state: Snapshot
  ann: (Announcement & { t: number })[]
  proto: {
    own: string[]
    desc: { w: boolean; c: boolean; e: boolean; get: boolean }
    hasMM: string
    fns: [string, string][]
    web3: string
  }
}

/** Compares MetaMask's recording 00: the announcement without its icon, and the members of the provider. */
export const providerMembers: ExtraComparison = async (
  { value },
  { wallet, provider, settle, snapshot },
) => {
  const { state, ann, proto } = value as Recorded
  const window: EventTarget & { ethereum?: unknown; web3?: unknown } = new EventTarget()
  const announced = collectAnnouncements(window)
  wallet.announce(window as never)
  await settle()
  const { writable, configurable, enumerable, get } =
    Object.getOwnPropertyDescriptor(window, 'ethereum') ?? {}
  return {
    recorded: [
      lines.state(state),
      ...ann.map(({ t: _, ...one }) => formatAnnouncement(one)),
      `own keys [${proto.own.join(', ')}]`,
      `window.ethereum ${formatMasked({ writable: proto.desc.w, configurable: proto.desc.c, enumerable: proto.desc.e, get: proto.desc.get })}`,
      `_metamask ${proto.hasMM}`,
      ...proto.fns.map(([name, type]) => `typeof ${name} ${type}`),
      `window.web3 ${proto.web3}`,
    ],
    ours: [
      lines.state(snapshot()),
      ...announced.map(formatAnnouncement),
      `own keys [${Object.keys(provider).join(', ')}]`,
      `window.ethereum ${formatMasked({ writable, configurable, enumerable, get: get !== undefined })}`,
      `_metamask ${typeof provider['_metamask']}`,
      ...proto.fns.map(([name]) => `typeof ${name} ${typeof provider[name]}`),
      `window.web3 ${typeof window.web3}`,
    ],
  }
}

const formatAnnouncement = ({ info: { name, rdns }, ...one }: Announcement) =>
  `announced ${formatMasked({ ...one, name, rdns })}`
