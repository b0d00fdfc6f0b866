import { createWallet, type Wallet } from '@touchstone/harness'
import { walletOptionsOf } from '../../../app/environments/node/createSiteWallets.ts'
import { createFakeClock, settlePromises } from '../../../app/environments/node/fakeClock.ts'
import { recordProcessErrors } from '../../../app/environments/node/recordProcessErrors.ts'
import { defaultChains } from '../../../app/cells/AppChains.ts'
import { toValue } from '../malformedValueArbitrary.ts'
import type { SettledAct } from '../answers/connectionFaults.ts'
import type { RequestArgument, RequestScript } from './requestScript.ts'

/** ms that exceed every delay of a fake wallet. */
const everyWait = 60_000

/** Returns the number of requests and the faults of the wallet. */
export const runRequestScript = async ({ persona, connected, requests }: RequestScript) => {
  const clock = createFakeClock()
  const errors = recordProcessErrors()
  const wallet = createWallet({ persona, clock, ...walletOptionsOf(defaultChains) })
  const faults: string[] = []
  try {
    if (connected) await ask(wallet, { method: 'eth_requestAccounts' }, clock)
    for (const request of requests) faults.push(...(await sendOne(wallet, request, clock)))
  } finally {
    wallet.close()
    errors.stop()
  }
  faults.push(...errors.unhandled.map((line) => `unhandled: ${line}`))
  return { given: requests.length, faults: faults.map((fault) => `${persona}: ${fault}`) }
}

const sendOne = async (
  wallet: Wallet,
  request: RequestArgument,
  clock: ReturnType<typeof createFakeClock>,
): Promise<string[]> => {
  const before = JSON.stringify(wallet.state())
  const isUnconnected = wallet.accounts.length === 0
  const ended = await ask(wallet, argumentOf(request), clock)
  if (ended === undefined) return leavesUnanswered(wallet, request) ? [] : ['no answer']
  const chainId = await ask(wallet, { method: 'eth_chainId' }, clock)
  return [
    ...('error' in ended && !rejectsWithoutCode(wallet, request)
      ? requestErrorFaults(ended.error)
      : []),
    ...('error' in ended &&
    JSON.stringify(wallet.state()) !== before &&
    !changesAndRejects(wallet, request, isUnconnected)
      ? ['a refused request changed the wallet']
      : []),
    ...(chainId && 'value' in chainId && Number(chainId.value) === wallet.chainId
      ? []
      : ['eth_chainId is not answered afterwards']),
  ]
}

const ask = async (
  { provider }: Wallet,
  argument: unknown,
  clock: ReturnType<typeof createFakeClock>,
): Promise<SettledAct> => {
  let ended: SettledAct
  const asked = async () => provider.request(argument as { method: string })
  asked().then(
    (value) => void (ended = { value }),
    (error: unknown) => void (ended = { error }),
  )
  await clock.advance(everyWait)
  await settlePromises()
  return ended
}

const argumentOf = (request: RequestArgument): unknown => {
  switch (request.kind) {
    case 'anything':
      return toValue(request.value)
    case 'method':
      return { method: toValue(request.method) }
    case 'params':
      return { method: request.method, params: toValue(request.params) }
    case 'list':
      return { method: request.method, params: request.params.map(toValue) }
  }
}

// Exceptions: requests for which personas break EIP-1193 as their real wallets do. The personas
// link the sources.

/** Phantom leaves `eth_accounts` of a site without a permission unanswered (wevm/wagmi#4236). */
const leavesUnanswered = ({ id, accounts }: Wallet, request: RequestArgument): boolean =>
  id === 'phantom' && accounts.length === 0 && methodOf(request) === 'eth_accounts'

/** Whether the wallet rejects this request with an error that has no code. */
const rejectsWithoutCode = ({ id }: Wallet, request: RequestArgument): boolean => {
  // While connecting, WalletConnect's provider throws `new Error(message)`.
  if (id === 'walletconnect') return methodOf(request) === 'eth_requestAccounts'
  // Rainbow and Rabby reject with the error that the argument itself throws.
  return (id === 'rainbow' || id === 'rabby') && request.kind === 'anything'
}

/**
 * Rainbow revokes the permission and then answers with an error. Rabby connects a site before it checks the request.
 */
const changesAndRejects = (
  { id }: Wallet,
  request: RequestArgument,
  isUnconnected: boolean,
): boolean =>
  (id === 'rainbow' && methodOf(request) === 'wallet_revokePermissions') ||
  (id === 'rabby' && isUnconnected)

const methodOf = (request: RequestArgument): string | undefined =>
  'method' in request && typeof request.method === 'string' ? request.method : undefined

/** An error must have an integer code and a message (EIP-1193, "Errors"). */
export const requestErrorFaults = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return [`rejects with ${typeof error}`]
  const { code, message } = error as { code?: unknown; message?: unknown }
  return [
    ...(Number.isSafeInteger(code)
      ? []
      : [`rejects with the code ${String(code)}: ${String(message)}`]),
    ...(typeof message === 'string' && message !== '' ? [] : ['rejects without a message']),
  ]
}
