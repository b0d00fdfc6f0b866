import { formatMasked } from '../recordingLines.ts'
import type { ExtraComparison } from './ExtraComparison.ts'

type Callback = (error: unknown, value: unknown) => void
type Old = {
  enable(): unknown
  send(...args: unknown[]): unknown
  sendAsync(payload: unknown, callback: Callback): unknown
  _metamask: { isUnlocked(): unknown }
}

const payload = (id: number, method: string) => ({ id, jsonrpc: '2.0', method, params: [] })

/** Legacy calls in MetaMask's recording 41, by the names that they have in it. */
const calls: Record<string, (provider: Old) => unknown> = {
  'enable()': (provider) => provider.enable(),
  "send('eth_accounts')": (provider) => provider.send('eth_accounts'),
  "send('eth_chainId',[])": (provider) => provider.send('eth_chainId', []),
  "send({method:'eth_accounts'})": (provider) => provider.send({ method: 'eth_accounts' }),
  "send({method:'net_version'})": (provider) => provider.send({ method: 'net_version' }),
  "send({method:'eth_coinbase'})": (provider) => provider.send({ method: 'eth_coinbase' }),
  "send({method:'eth_uninstallFilter'})": (provider) =>
    provider.send({ method: 'eth_uninstallFilter' }),
  "send({method:'eth_blockNumber'})": (provider) => provider.send({ method: 'eth_blockNumber' }),
  "send('eth_foo')": (provider) => provider.send('eth_foo'),
  'send(payload,cb)': (provider) =>
    called((callback) => provider.send(payload(7, 'eth_chainId'), callback)),
  'sendAsync(payload,cb)': (provider) =>
    called((callback) => provider.sendAsync(payload(8, 'eth_accounts'), callback)),
  'sendAsync err': (provider) =>
    called((callback) => provider.sendAsync(payload(9, 'eth_foo'), callback)),
  'sendAsync batch': (provider) =>
    called((callback) =>
      provider.sendAsync(
        [
          { id: 1, method: 'eth_accounts' },
          { id: 2, method: 'eth_chainId' },
        ],
        callback,
      ),
    ),
  'send()': (provider) => provider.send(),
  '_metamask.isUnlocked()': (provider) => provider._metamask.isUnlocked(),
  '_metamask keys': (provider) => Object.keys(provider._metamask),
}

export const legacyCalls: ExtraComparison = async ({ value }, { provider }) => {
  const recorded: string[] = []
  const ours: string[] = []
  for (const [name, seen] of Object.entries(value as Record<string, object>)) {
    const call = calls[name]
    if (!call) throw new Error(`The call "${name}" of recording 41 is not in legacyCalls.ts.`)
    recorded.push(`${name} ${formatMasked(seen)}`)
    ours.push(`${name} ${formatMasked(await outcomeOf(() => call(provider as unknown as Old)))}`)
  }
  return { recorded, ours }
}

/** Returns the outcome of a call in the format of the recording. */
async function outcomeOf(call: () => unknown): Promise<object> {
  try {
    const given = call()
    if (!(given instanceof Promise)) return { ret: JSON.stringify(given) }
    return { ret: 'promise', val: asJson(await given) }
  } catch (thrown) {
    return { thrown: shown(thrown) }
  }
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const shown = (thrown: unknown): object => {
  const { code, message } = thrown as { code?: number; message: string }
  const isError = thrown instanceof Error
  return code === undefined ? { message, isError } : { code, message, isError }
}

const called = (call: (callback: Callback) => unknown): Promise<object> =>
  new Promise((resolve) => {
    const returned: unknown = call((error, value) =>
      // The recording has the type of a returned promise only, which `send` returns.
      queueMicrotask(() =>
        resolve({
          cbErr: error === null ? null : shown(error),
          cbVal: value,
          ...(returned instanceof Promise && { retType: 'object' }),
        }),
      ),
    )
  })
