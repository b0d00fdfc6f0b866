import { getAddress, isAddress } from 'viem/utils'
import type { CellVariant } from '../CellVariant.ts'
import type { Observation, ObservedEntry } from '../Observation.ts'

/** Skips other dapps, which do not report all of these fields. */
export const logEntryFaults = (
  { stimulus }: Pick<CellVariant, 'stimulus'>,
  seen: Observation,
): string[] => {
  if (seen.partly) return []
  const faults: string[] = []
  let attempt = 0
  let last = 0
  seen.stream.forEach((entry, index) => {
    const name = `entry ${entry.seq} (${entry.event})`
    const fresh = index >= seen.from
    if (entry.event === 'connecting') attempt += 1
    if (entry.attempt !== attempt)
      faults.push(`${name} of attempt ${entry.attempt}, ${attempt} wanted`)
    const { from, until } = (fresh ? seen.time : undefined) ?? { from: last, until: Infinity }
    if (entry.at === undefined || entry.at < from || entry.at > until)
      faults.push(`${name} at ${entry.at} ms, which was from ${from} to ${until}`)
    last = entry.at ?? last
    faults.push(...checksumFaults(entry.accounts).map((one) => `${name}: ${one}`))
    if (!fresh) return
    const which = walletOf(entry, stimulus, seen, index)
    // An entry before the first attempt names no wallet.
    const wallet = attempt === 0 && which === 'first' ? '' : seen.wallets?.[which]
    if (wallet !== undefined && entry.wallet !== wallet)
      faults.push(`${name} of the wallet "${entry.wallet}", "${wallet}" wanted`)
  })
  return [...faults, ...checksumFaults(seen.accounts).map((one) => `snapshot: ${one}`)]
}

/** Returns a fault for each account without a valid EIP-55 checksum. */
const checksumFaults = (accounts: readonly string[] = []): string[] =>
  accounts
    .filter((account) => !isAddress(account, { strict: false }) || getAddress(account) !== account)
    .map((account) => `${account} is not written with its checksum`)

/** The second wallet counts from its `connecting` on. A missing wallet is named by the error entry only. */
const walletOf = (
  { event }: ObservedEntry,
  stimulus: CellVariant['stimulus'],
  { stream, from }: Observation,
  index: number,
): 'first' | 'second' | 'missing' => {
  const picked = stimulus.find((step) => step.do === 'connect')?.wallet
  if (picked === undefined || picked === 'first') return 'first'
  if (picked === 'missing') return event === 'error' ? 'missing' : 'first'
  const began = stream.slice(from, index + 1).some((entry) => entry.event === 'connecting')
  return began ? 'second' : 'first'
}
